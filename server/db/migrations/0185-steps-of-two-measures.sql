-- Of two measures in force the first paused the charges; the steps of overdue months were set at the second, which lost the days between.
update billing_cycles c set step_set_at = p.starts_at
from bookings b
join users h on h.id = b.host_id
cross join lateral (
  select min(m.starts_at) as starts_at from account_measures m
  where m.user_id = h.id and m.kind in ('suspension', 'ban') and m.lifted_at is null
    and (b.charges_allowed_at is null or m.starts_at > b.charges_allowed_at)
) p
where b.id = c.booking_id and c.status = 'past_due' and c.next_try_at is not null
  and c.step_set_at = h.suspended_at and p.starts_at < c.step_set_at;
