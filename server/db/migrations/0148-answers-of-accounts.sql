-- How many of the provider's answers about a payee's account were stored: one asked for before the last of them may be older.
alter table payout_accounts add column answer_count int not null default 0;
