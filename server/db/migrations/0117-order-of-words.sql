-- Where the staff have put an entry in its list; null: where the code has it, or behind all others if it was added.
alter table edited_words add place int check (place >= 0);
