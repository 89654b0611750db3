-- The first schema. Money: integer cents of EUR. Days: half-open [starts_on, ends_on). Instants: timestamptz.
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create function immutable_unaccent(text) returns text
  language sql immutable strict parallel safe as $$ select public.unaccent('public.unaccent', $1) $$;

-- ---------------------------------------------------------------- platform
create table platform_constants (
  key text primary key,
  value numeric not null,
  unit text not null,
  min numeric not null,
  max numeric not null,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  check (value between min and max)
);

create table cities (
  id smallint primary key,
  slug text not null unique,
  name text not null unique,
  province_code text not null,
  lat double precision not null,
  lng double precision not null,
  position smallint not null
);

create table outbox (
  id bigint generated always as identity primary key,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  dispatched_at timestamptz,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index outbox_waiting on outbox (next_attempt_at, id) where dispatched_at is null;

create table idempotency_keys (
  user_id uuid not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, operation, key)
);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- ---------------------------------------------------------------- accounts
create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  full_name text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  locale text not null default 'es' check (locale in ('es', 'en')),
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  marketing_consent_at timestamptz,
  bio text not null default '',
  is_trader boolean not null default false,
  response_minutes int,
  response_rate_percent smallint,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_key unique (email),
  check (email = lower(email))
);

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('renter', 'host', 'admin')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- A session is one refresh-token family: one device that signed in once.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text
);
create index sessions_by_user on sessions (user_id) where revoked_at is null;

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

create table email_tokens (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm_email', 'reset_password')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_tokens_by_user on email_tokens (user_id, purpose);

-- ---------------------------------------------------------------- spaces
create table spaces (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references users (id),
  client_key text, -- made by the client with the draft: saving it twice makes one space
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'needs_changes', 'published', 'paused', 'suspended', 'archived')),
  type text check (type in ('garage', 'room', 'storage', 'shop', 'warehouse', 'other')),
  title text,
  description text,
  size_m2 double precision check (size_m2 between 0.5 and 5000),
  length_m double precision,
  width_m double precision,
  height_m double precision,
  door_width_m double precision,
  door_height_m double precision,
  features text[] not null default '{}',
  humidity text check (humidity in ('none', 'slight', 'visible')),
  allowed_goods text[] not null default '{}',
  price_month_cents int check (price_month_cents between 1000 and 300000),
  min_days int not null default 30 check (min_days between 1 and 365),
  discount_90_percent smallint not null default 0 check (discount_90_percent between 0 and 30),
  discount_180_percent smallint not null default 0 check (discount_180_percent between 0 and 30),
  discount_365_percent smallint not null default 0 check (discount_365_percent between 0 and 30),
  deposit_half_months smallint not null default 0 check (deposit_half_months between 0 and 2),
  cancellation_policy text not null default 'flexible' check (cancellation_policy in ('flexible', 'moderate', 'strict')),
  tax_profile text check (tax_profile in ('particular', 'iva_general', 'empresa', 'exempt_other')),
  nif text,
  address text,
  floor text,
  door text,
  city text,
  city_id smallint references cities (id),
  postal_code text,
  district text,
  lat double precision,
  lng double precision,
  area_lat double precision,
  area_lng double precision,
  access_mode text check (access_mode in ('autonomous', 'scheduled')),
  access_hours jsonb not null default '[]',
  visit_notice_hours smallint,
  visits_per_month smallint,
  access_instructions text,
  keys_lent smallint not null default 0,
  is_instant_book boolean not null default false,
  available_from date,
  declarations jsonb,
  draft jsonb not null default '{}',
  draft_saved_at timestamptz,
  featured_rank smallint,
  is_sample boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint spaces_client_key unique (host_id, client_key),
  check (status in ('draft', 'archived') or (
    type is not null and title is not null and description is not null and size_m2 is not null and price_month_cents is not null
    and address is not null and city is not null and postal_code is not null and lat is not null and lng is not null
    and area_lat is not null and area_lng is not null and access_mode is not null))
);
create index spaces_by_host on spaces (host_id, created_at desc, id desc);
create index spaces_featured on spaces (featured_rank) where featured_rank is not null;

create table space_photos (
  id uuid primary key default gen_random_uuid(),
  space_id uuid not null references spaces (id) on delete cascade,
  storage_key text not null,
  position smallint not null,
  alt_es text not null default '',
  alt_en text not null default '',
  width int not null,
  height int not null,
  widths int[] not null default '{}',
  thumbhash text,
  color text,
  created_at timestamptz not null default now(),
  constraint space_photos_position_key unique (space_id, position) deferrable initially deferred
);

-- One narrow row per published space: what search reads. `busy` is kept in the booking's own transaction.
create table space_search (
  id uuid primary key references spaces (id) on delete cascade,
  rel real not null,
  listed_at timestamptz not null,
  price_cents int not null,
  price_m2_cents int not null,
  size_m2 real not null,
  city_id smallint,
  pc int not null,
  district text,
  type smallint not null,
  features int not null default 0,
  access_mode smallint not null,
  is_24h boolean not null,
  is_instant boolean not null,
  min_days smallint not null,
  height_m real,
  door_width_m real,
  available_from date not null,
  lat double precision not null,
  lng double precision not null,
  pt point not null,
  busy datemultirange not null default '{}',
  tsv tsvector not null
);
create index ss_rel on space_search (rel desc, id desc) include (type, size_m2, price_cents, city_id, pc, busy);
create index ss_price on space_search (price_cents, id) include (type, size_m2, city_id, pc, busy);
create index ss_price_m2 on space_search (price_m2_cents, id) include (type, size_m2, price_cents, city_id, pc, busy);
create index ss_size on space_search (size_m2 desc, id desc) include (type, price_cents, city_id, pc, busy);
create index ss_new on space_search (listed_at desc, id desc) include (type, size_m2, price_cents, city_id, pc, busy);
create index ss_city_rel on space_search (city_id, rel desc, id desc) include (type, size_m2, price_cents, pc, busy);
create index ss_city_price on space_search (city_id, price_cents, id) include (type, size_m2, pc, busy);
create index ss_city_new on space_search (city_id, listed_at desc, id desc) include (type, size_m2, price_cents, pc, busy);
create index ss_pc on space_search (pc, type, price_cents) include (id, size_m2, rel, listed_at, busy);
create index ss_type on space_search (type, price_cents, id) include (size_m2, rel, listed_at, city_id, pc, busy);
create index ss_pt on space_search using gist (pt);
create index ss_tsv on space_search using gin (tsv, type, city_id) with (fastupdate = off);

-- ---------------------------------------------------------------- bookings
-- Numbers of booking references; shown scrambled.
create sequence booking_numbers;

create table bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  space_id uuid not null references spaces (id),
  renter_id uuid not null references users (id),
  host_id uuid not null references users (id),
  status text not null check (status in ('pending_payment', 'requested', 'confirmed', 'active', 'ending', 'move_out', 'completed',
    'declined', 'expired', 'withdrawn', 'payment_failed', 'cancelled', 'terminated')),
  cancelled_by text check (cancelled_by in ('renter', 'host', 'admin')),
  term_type text not null default 'fixed' check (term_type in ('fixed', 'rolling')),
  starts_on date not null,
  ends_on date not null,
  period daterange generated always as (daterange(starts_on, ends_on, '[)')) stored,
  billing_state text not null default 'current' check (billing_state in ('current', 'retrying', 'past_due', 'in_recovery')),
  dispute_state text not null default 'none' check (dispute_state in ('none', 'open', 'awaiting_other', 'in_review', 'resolved')),
  rent_cents int not null,
  renter_fee_cents int not null,
  protection_cents int not null,
  total_cents int not null,
  commission_cents int not null,
  host_net_cents int not null,
  deposit_cents int not null,
  charges jsonb not null,
  terms_snapshot jsonb not null,
  cancellation_policy text not null,
  protection_plan text not null default 'basic' check (protection_plan in ('basic', 'plus', 'maxima')),
  goods text[] not null default '{}',
  declared_value text,
  message text not null default '',
  hold_expires_at timestamptz,
  respond_by timestamptz,
  decline_reason text,
  decline_text text,
  requested_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on > starts_on),
  check (renter_id <> host_id),
  constraint bookings_no_overlap exclude using gist (space_id with =, period with &&)
    where (status in ('pending_payment', 'requested', 'confirmed', 'active', 'ending', 'move_out', 'terminated'))
);
create index bookings_by_space on bookings (space_id) include (period)
  where (status in ('pending_payment', 'requested', 'confirmed', 'active', 'ending', 'move_out', 'terminated'));
create index bookings_by_renter on bookings (renter_id, created_at desc, id desc);
create index bookings_by_host on bookings (host_id, created_at desc, id desc);
create index bookings_hold_expiry on bookings (hold_expires_at) where status = 'pending_payment';
create index bookings_respond_by on bookings (respond_by) where status = 'requested';

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  from_status text,
  to_status text not null,
  action text not null,
  actor_role text not null check (actor_role in ('renter', 'host', 'admin', 'system')),
  actor_id uuid,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index booking_events_by_booking on booking_events (booking_id, id);

-- ---------------------------------------------------------------- payments
create table payments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  renter_id uuid not null references users (id),
  cycle_no int not null,
  kind text not null check (kind in ('first', 'cycle', 'final', 'deposit', 'fee', 'adjustment')),
  rent_cents int not null,
  renter_fee_cents int not null,
  protection_cents int not null,
  iva_cents int not null,
  total_cents int not null,
  currency text not null default 'EUR' check (currency = 'EUR'),
  status text not null check (status in ('pending', 'action_required', 'authorized', 'captured', 'void', 'failed', 'refunded', 'partially_refunded', 'disputed')),
  provider text not null,
  provider_ref text,
  payment_method_ref text,
  method_brand text,
  method_last4 text,
  idempotency_key text not null unique,
  due_at timestamptz not null,
  authorized_at timestamptz,
  captured_at timestamptz,
  failure_code text,
  attempts int not null default 0,
  -- What the provider still has to be asked for, written before the call: a crash leaves it to the reconciler.
  pending_step text check (pending_step in ('authorize', 'capture', 'charge', 'void')),
  pending_since timestamptz,
  pending_by uuid,
  action_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (booking_id, cycle_no, kind, idempotency_key)
);
create index payments_by_booking on payments (booking_id, created_at desc);
create index payments_due on payments (due_at) where status = 'pending';
create index payments_unsettled on payments (pending_since) where pending_step is not null;
create index payments_awaiting_bank on payments (updated_at) where status = 'action_required';

-- Double entry: the amounts of one transaction sum to zero; rows are never changed.
create table ledger_entries (
  id bigint generated always as identity primary key,
  tx_id uuid not null,
  account text not null check (account in ('renter_cash', 'held', 'host_payable', 'host_paid', 'platform_fee', 'iva_payable', 'refunded', 'deposit_liability', 'guarantee_cost')),
  amount_cents int not null check (amount_cents <> 0), -- debit positive, credit negative
  booking_id uuid references bookings (id),
  payment_id uuid references payments (id),
  memo text not null,
  created_at timestamptz not null default now()
);
create index ledger_entries_by_tx on ledger_entries (tx_id);
create index ledger_entries_by_booking on ledger_entries (booking_id);

create function ledger_tx_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger_entries where tx_id = new.tx_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.tx_id using errcode = 'check_violation', constraint = 'ledger_tx_balances';
  end if;
  return null;
end $$;
create constraint trigger ledger_tx_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_tx_balances();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed; post a reversing entry' using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_is_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_append_only();

-- The sandbox provider's own book: what a real provider would keep on its side.
create table sandbox_payment_methods (
  id text primary key,
  brand text not null,
  last4 text not null,
  exp_month smallint not null,
  exp_year smallint not null,
  behaviour text not null check (behaviour in ('works', 'declined', 'authenticate', 'fails_later')),
  created_at timestamptz not null default now()
);
create table sandbox_intents (
  id text primary key,
  idempotency_key text not null unique,
  payment_method_id text not null references sandbox_payment_methods (id),
  amount_cents int not null check (amount_cents > 0),
  captured_cents int not null default 0,
  status text not null check (status in ('requires_action', 'requires_capture', 'succeeded', 'canceled', 'failed')),
  failure_code text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- ---------------------------------------------------------------- notifications
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  type text not null,
  params jsonb not null default '{}',
  title text not null,
  message text not null,
  booking_id uuid references bookings (id) on delete cascade,
  is_read boolean not null default false,
  read_at timestamptz,
  dedupe_key text not null unique,
  created_at timestamptz not null default now()
);
create index notifications_by_user on notifications (user_id, created_at desc, id desc);
