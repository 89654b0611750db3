-- The sitemap lists spaces by id, so that one that changes stays in its part.
drop index spaces_newest_published;
