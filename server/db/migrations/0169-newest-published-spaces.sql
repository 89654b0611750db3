-- The sitemap of spaces lists the most recently changed ones, and must not sort all of them for it.
create index spaces_newest_published on spaces (updated_at desc, id) where status = 'published';
