-- An address counts only once its owner has pressed the link of a mail; rows from before had a mail with a way out.
alter table waiting_list
  add column consent_version text not null default '2026-11-20',
  add column confirmed_at timestamptz;
update waiting_list set confirmed_at = created_at;
alter table waiting_list alter column consent_version drop default;
create index waiting_list_unconfirmed on waiting_list (created_at) where confirmed_at is null;
