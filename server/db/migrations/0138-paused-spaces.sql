-- Since when a space is paused, for its host's list and calendar. Of those paused before it is not known.
alter table spaces add column paused_at timestamptz;
