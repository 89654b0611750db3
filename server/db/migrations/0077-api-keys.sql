-- Keys of partners' programs. The key itself is never stored, only its hash.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  mode text not null check (mode in ('test', 'live')),
  shown_as text not null,
  secret_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  addresses text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  replaced_at timestamptz
);
create index api_keys_of_user on api_keys (user_id, created_at desc);

-- Calls of a key by day, for the partner's own metrics. `durations` counts calls by time taken.
create table api_usage_days (
  key_id uuid not null references api_keys (id) on delete cascade,
  day date not null,
  calls integer not null default 0,
  errors integer not null default 0,
  throttled integer not null default 0,
  points bigint not null default 0,
  durations integer[] not null,
  primary key (key_id, day)
);

-- Answers of calls with an Idempotency-Key, kept for a day, encrypted.
create table repeated_answers (
  caller_id uuid not null,
  key text not null,
  user_id uuid not null references users (id) on delete cascade,
  request_hash text not null,
  sealed_outcome text,
  created_at timestamptz not null,
  primary key (caller_id, key)
);
create index repeated_answers_old on repeated_answers (created_at);
