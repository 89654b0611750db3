-- Versions of a legal page that the staff have announced, with the day from which they apply and what changes.
create table legal_versions (
  id uuid primary key,
  page text not null check (page in ('terms', 'regulations', 'privacy', 'cookies')),
  valid_from date not null,
  changes jsonb not null,
  reason text not null,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null,
  constraint legal_versions_once unique (page, valid_from)
);
create index legal_versions_by_setter on legal_versions (set_by);
create trigger pages_legal_versions_changed after insert on legal_versions
  for each statement execute function pages_of_constants();
