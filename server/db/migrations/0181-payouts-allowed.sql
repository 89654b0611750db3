-- When the staff last allowed the payouts of a closed account's money: a newer measure pauses them again.
alter table users add column payouts_allowed_at timestamptz;
