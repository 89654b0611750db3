-- Since when a space is paused: of one that is published again, that pause is over.
update spaces set paused_at = null where status = 'published' and paused_at is not null;
