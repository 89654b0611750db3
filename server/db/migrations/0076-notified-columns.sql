-- When somebody was notified of what: one word for it in columns as in the code.
alter table saved_searches rename column told_at to notified_at;
alter table saved_search_matches rename column told_at to notified_at;
alter index saved_search_matches_untold rename to saved_search_matches_not_notified;
alter table favorites rename column told_price_cents to notified_price_cents;
alter index favorites_told_of_drops rename to favorites_notified_of_drops;
alter table calendar_feeds rename column silence_told_at to silence_notified_at;
alter table bookings rename column end_told_at to end_reminded_at;
