-- Rights that somebody of ours has to answer: to have the use of one's data limited, or to object to it (GDPR, articles 18 and 21).
create table data_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('restrict', 'object')),
  details text not null,
  status text not null default 'open' check (status in ('open', 'granted', 'refused', 'withdrawn')),
  answer text,
  answered_by uuid references users (id),
  requested_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null)),
  check ((status in ('granted', 'refused')) = (answer is not null))
);
create unique index data_requests_one_open on data_requests (user_id, kind) where status = 'open';
create index data_requests_by_user on data_requests (user_id, requested_at desc);
create index data_requests_queue on data_requests (due_at, id) where status = 'open';
