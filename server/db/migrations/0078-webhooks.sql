-- Where partners are notified of events, and what was sent there.
create table webhook_endpoints (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  state text not null check (state in ('active', 'disabled')),
  sealed_secret text not null,
  sealed_old_secret text,
  old_secret_until timestamptz,
  next_sequence integer not null default 1,
  failing_since timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null
);
create index webhook_endpoints_of_user on webhook_endpoints (user_id, created_at, id);

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_key text not null,
  sequence integer not null,
  type text not null,
  body text not null,
  is_test boolean not null default false,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  unique (endpoint_id, event_key),
  unique (endpoint_id, sequence)
);
create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_old on webhook_deliveries (created_at);

create table webhook_attempts (
  id uuid primary key,
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  at timestamptz not null,
  status integer,
  problem text,
  milliseconds integer not null
);
create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, at);
