-- Accounts, whole: profile, second factor, known devices, verification, a person's own data, the record of sensitive acts.

-- ---------------------------------------------------------------- accounts
alter table users
  add column display_name text check (char_length(display_name) between 2 and 40),
  add column avatar_key text,
  add column city text check (char_length(city) <= 80),
  add column languages text[] not null default '{}',
  add column phone text, -- E.164
  add column phone_verified_at timestamptz,
  add column birth_date date,
  add column identity_verified_at timestamptz,
  add column notification_preferences jsonb not null default '{}',
  add column intention text check (intention in ('store', 'rent_out', 'both')),
  add column onboarding jsonb not null default '{}',
  add column onboarded_at timestamptz,
  add column password_changed_at timestamptz,
  add column suspended_reason text,
  add column erased_at timestamptz;
-- Whoever is here already is not led to the first steps.
update users set onboarding = jsonb_build_object('askedAt', created_at);
create unique index users_verified_phone_key on users (phone) where phone_verified_at is not null;

-- False when somebody wanted the e-mail only: the row still keeps an event from being told twice.
alter table notifications add column is_in_bell boolean not null default true;

-- A browser that has signed in to an account before: guesses of others do not slow it down.
create table known_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint known_devices_key unique (user_id, token_hash)
);

alter table sessions
  add column device_id uuid references known_devices (id) on delete set null,
  add column mfa_verified_at timestamptz;
create index sessions_by_device on sessions (device_id);

alter table email_tokens
  drop constraint email_tokens_purpose_check,
  add constraint email_tokens_purpose_check check (purpose in ('confirm_email', 'reset_password', 'change_email'));

create table totp_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret text, -- encrypted; null until a first code shows that the app has it
  pending_secret text, -- encrypted; becomes the secret with that code, so that a phone can be changed without a time in between
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0, -- the 30-second step of the last accepted code: no code works twice
  check ((secret is null) = (confirmed_at is null))
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- The password was right; the second factor is still to come.
create table mfa_challenges (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mfa_challenges_by_user on mfa_challenges (user_id);

create table phone_codes (
  user_id uuid primary key references users (id) on delete cascade,
  phone text not null,
  code_hash text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- ---------------------------------------------------------------- verification
alter table spaces add column verified_at timestamptz;

create table verifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('identity', 'space')),
  space_id uuid references spaces (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'in_review', 'approved', 'rejected', 'expired')),
  document_type text not null check (document_type in ('dni', 'nie', 'passport', 'eu_id', 'ibi_receipt', 'title_note', 'lease', 'community_certificate')),
  document_country text,
  document_last4 text,
  document_expires_on date,
  full_name text,
  birth_date date,
  reject_reason text check (reject_reason in ('blurred', 'cropped', 'expired_document', 'name_mismatch', 'underage', 'suspected_fraud', 'unsupported')),
  note text not null default '',
  submitted_at timestamptz,
  decided_at timestamptz,
  reviewer_id uuid references users (id) on delete set null,
  files_deleted_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'space') = (space_id is not null)),
  check ((status = 'rejected') = (reject_reason is not null))
);
create index verifications_by_user on verifications (user_id, kind, created_at desc, id desc);
create index verifications_waiting on verifications (submitted_at, id) where status in ('pending', 'in_review') and submitted_at is not null;

create table verification_files (
  id uuid primary key default gen_random_uuid(),
  verification_id uuid not null references verifications (id) on delete cascade,
  side text not null check (side in ('front', 'back', 'proof')),
  storage_key text not null,
  mime text not null,
  bytes int not null,
  created_at timestamptz not null default now(),
  constraint verification_files_side_key unique (verification_id, side)
);

-- ---------------------------------------------------------------- privacy
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('terms', 'marketing', 'analytics', 'marketing_cookies')),
  version text not null,
  is_granted boolean not null,
  source text not null,
  at timestamptz not null default now()
);
create index consents_by_user on consents (user_id, id desc);
insert into consents (user_id, purpose, version, is_granted, source, at)
  select id, 'terms', terms_version, true, 'sign_up', terms_accepted_at from users;
insert into consents (user_id, purpose, version, is_granted, source, at)
  select id, 'marketing', terms_version, true, 'sign_up', marketing_consent_at from users where marketing_consent_at is not null;

create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'running', 'ready', 'failed', 'expired')),
  progress_percent smallint not null default 0 check (progress_percent between 0 and 100),
  file_key text,
  bytes bigint,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz
);
create index data_exports_by_user on data_exports (user_id, created_at desc);
create unique index data_exports_one_at_a_time on data_exports (user_id) where status in ('queued', 'running');

create table erasures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled', 'done')),
  requested_at timestamptz not null default now(),
  run_at timestamptz not null,
  cancelled_at timestamptz,
  done_at timestamptz
);
create unique index erasures_one_open on erasures (user_id) where status = 'scheduled';
create index erasures_due on erasures (run_at) where status = 'scheduled';

-- ---------------------------------------------------------------- audit
-- Sensitive acts, never changed: each row's hash covers the one before.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null,
  object_type text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  ip_hash text,
  at timestamptz not null default now(),
  prev_hash text not null,
  hash text not null
);
create index audit_log_by_object on audit_log (object_type, object_id, id desc);
create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the record of acts is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_log_is_append_only();

-- ---------------------------------------------------------------- platform
-- Prices that are kept (those of the search) follow the fees, whoever changes these.
create function platform_constants_changed() returns trigger language plpgsql as $$
begin
  insert into outbox (type, payload) values ('platform.constants_changed', jsonb_build_object('key', old.key));
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger platform_constants_updated after update of value on platform_constants
  for each row when (old.value is distinct from new.value) execute function platform_constants_changed();
create trigger platform_constants_deleted after delete on platform_constants
  for each row execute function platform_constants_changed();
