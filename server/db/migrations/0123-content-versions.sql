-- Texts of the help, the blog and the pages of cities as the staff have written them, each with the day from which it applies:
-- the latest of them applies, and without words the text of the product does. Never deleted; one that has not begun can be withdrawn.
create table content_versions (
  id uuid primary key,
  kind text not null check (kind in ('help', 'blog', 'city')),
  key text not null check (key ~ '^[a-z0-9-]{2,80}$'),
  section text,
  valid_from date not null,
  texts jsonb,
  reason text not null,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null,
  withdrawn_at timestamptz
);
create index content_versions_of_text on content_versions (kind, key, valid_from desc, set_at desc);
create index content_versions_by_setter on content_versions (set_by);
create trigger pages_content_versions_changed after insert or update on content_versions
  for each statement execute function pages_of_constants();
