-- People to notify when a city opens; a row is deleted once its person is notified or takes the request back.
create table waiting_list (
  id uuid primary key,
  token_hash text not null unique,
  city_id smallint not null references cities (id) on delete cascade,
  email text not null,
  locale text not null check (locale in ('es', 'en')),
  created_at timestamptz not null default now(),
  unique (city_id, email)
);
create index waiting_list_by_email on waiting_list (email);
