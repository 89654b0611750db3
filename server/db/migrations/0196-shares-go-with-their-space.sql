-- A share of a draft kept the nightly deletion of all old drafts from succeeding.
alter table calendar_shares
  drop constraint calendar_shares_space_id_fkey,
  add constraint calendar_shares_space_id_fkey foreign key (space_id) references spaces (id) on delete cascade;
