-- What the staff ask to be changed, part by part, each with its note; `changes_asked` keeps their own words.
alter table spaces add column change_notes jsonb not null default '[]'::jsonb;
