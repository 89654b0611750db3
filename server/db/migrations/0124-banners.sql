-- Lines that stand at the top of the pages between two days, for everybody or for one side.
create table banners (
  id uuid primary key,
  text_es text not null,
  text_en text not null,
  path text,
  audience text not null check (audience in ('all', 'renters', 'hosts')),
  from_day date not null,
  until_day date not null,
  is_dismissible boolean not null,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null,
  constraint banners_days check (until_day >= from_day)
);
create index banners_by_end on banners (until_day);
create index banners_by_setter on banners (set_by);
create trigger pages_banners_changed after insert or update on banners
  for each statement execute function pages_of_constants();
