-- Words that the staff have edited: of an entry of the code what differs, of an added one everything.
create table edited_words (
  list text not null,
  key text not null check (char_length(key) between 1 and 64),
  words jsonb not null,
  is_off boolean not null,
  created_at timestamptz not null,
  primary key (list, key)
);
create trigger pages_edited_words_changed after insert or update or delete on edited_words
  for each statement execute function pages_of_constants();

-- Every change of them, with the entry as it was shown before and after it: their history.
create table words_changes (
  id uuid primary key,
  list text not null,
  key text not null,
  before jsonb,
  after jsonb not null,
  reason text not null,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null
);
create index words_changes_by_entry on words_changes (list, key, set_at desc);
create index words_changes_newest on words_changes (list, set_at desc);
create index words_changes_by_setter on words_changes (set_by);

alter table space_reports drop constraint space_reports_reason_check;
alter table space_reports add constraint space_reports_reason_check
  check (reason in ('fraud', 'misleading', 'photos', 'dangerous', 'prohibited_goods', 'illegal', 'personal_data', 'other'));
