-- Whether articles of the help centre were of use. Of whoever answered only the hash of a key is stored, which changes with each visit.
create table article_answers (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  locale text not null check (locale in ('es', 'en')),
  version date not null, -- of the text that was read
  is_helpful boolean not null,
  comment text check (char_length(comment) between 1 and 500),
  visit_hash text not null,
  answered_at timestamptz not null default now(),
  unique (slug, visit_hash)
);
