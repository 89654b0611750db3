-- When the next step of a refused charge was set: pauses of the charges since then move it on. Earlier pauses have moved theirs.
alter table billing_cycles add column step_set_at timestamptz not null default now();
update billing_cycles c set step_set_at = h.suspended_at
from bookings b join users h on h.id = b.host_id
where b.id = c.booking_id and c.status = 'past_due' and c.next_try_at is not null and h.suspended_at is not null;
