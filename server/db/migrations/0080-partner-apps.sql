-- Programs of partners that act for other people with their consent (OAuth 2.1). Secrets, codes and tokens are stored as hashes.
create table partner_apps (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  website text not null check (length(website) <= 200),
  kind text not null check (kind in ('public', 'confidential')),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  scopes text[] not null check (cardinality(scopes) > 0),
  secret_hash text,
  old_secret_hash text,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  check ((kind = 'confidential') = (secret_hash is not null))
);
create index partner_apps_of_user on partner_apps (user_id, created_at);

-- What a person allows an app. One is open at a time; a new consent after its end makes another.
create table app_grants (
  id uuid primary key,
  app_id uuid not null references partner_apps (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  scopes text[] not null check (cardinality(scopes) > 0),
  consented_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index app_grants_open on app_grants (app_id, user_id) where revoked_at is null;
create index app_grants_of_user on app_grants (user_id);

-- Authorization codes. Used ones stay until they expire, so that a second use is noticed.
create table app_codes (
  hash text primary key,
  grant_id uuid not null references app_grants (id) on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  scopes text[] not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index app_codes_of_grant on app_codes (grant_id);

-- Access and refresh tokens; those that came from one code are a family. Used refresh tokens stay, so that a second use is noticed.
create table app_tokens (
  hash text primary key,
  grant_id uuid not null references app_grants (id) on delete cascade,
  family_id uuid not null,
  kind text not null check (kind in ('access', 'refresh')),
  scopes text[] not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index app_tokens_of_grant on app_tokens (grant_id, family_id);
create index app_tokens_old on app_tokens (expires_at);
