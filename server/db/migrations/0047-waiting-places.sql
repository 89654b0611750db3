-- Who waits for taken days of which space. Whoever is told that the days are free has them to themselves until `priority_until`.
create table waiting_places (
  id uuid primary key,
  user_id uuid not null references users (id),
  space_id uuid not null references spaces (id),
  starts_on date not null,
  ends_on date not null,
  period daterange generated always as (daterange(starts_on, ends_on, '[)')) stored,
  is_rolling boolean not null,
  state text not null check (state in ('waiting', 'offered', 'missed')),
  priority_until timestamptz,
  queued_at timestamptz not null,
  created_at timestamptz not null,
  check (ends_on > starts_on),
  check ((state = 'offered') = (priority_until is not null)),
  constraint waiting_places_once unique (user_id, space_id, starts_on, ends_on, is_rolling)
);
create index waiting_places_queue on waiting_places (space_id, queued_at, id);
create index waiting_places_start on waiting_places (starts_on);
