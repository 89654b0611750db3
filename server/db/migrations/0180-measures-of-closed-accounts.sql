-- Charges and payouts are paused by measures: accounts that a command closed get the measure of their state, which had none.
insert into account_measures (user_id, kind, reason, statement, starts_at)
select u.id, 'ban', 'other', coalesce(u.suspended_reason, ''), u.suspended_at
from users u
where u.suspended_at is not null and u.erased_at is null and not exists (
  select from account_measures m where m.user_id = u.id and m.kind in ('suspension', 'ban') and m.lifted_at is null
);
