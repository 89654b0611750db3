-- When the host was told that a calendar of another site does not answer; null again once it was read.
alter table calendar_feeds add column silence_told_at timestamptz;
