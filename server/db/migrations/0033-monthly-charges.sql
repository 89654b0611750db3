-- The monthly life of a rental: which step of the ladder of a failed charge was taken, and the card of the charges to come.
alter table billing_cycles add column ladder_step int not null default 0 check (ladder_step >= 0);
alter table bookings
  -- The card that the renter chose for the charges to come; null: the one that was charged last.
  add column payment_method_ref text,
  add column terminated_at timestamptz,
  add column termination_reason text,
  add column termination_text text,
  add check ((status = 'terminated') <= (terminated_at is not null));

create index billing_cycles_unannounced on billing_cycles (due_at) where status = 'scheduled' and announced_at is null;
create index billing_cycles_past_due on billing_cycles (booking_id) where status = 'past_due';

-- Rentals without end from before monthly charges: months that began since the first one are not asked for afterwards.
insert into billing_cycles (booking_id, cycle_no, month_no, starts_on, ends_on, rent_cents, renter_fee_cents, protection_cents, tax_cents,
  total_cents, commission_cents, host_net_cents, due_at, status, created_at, updated_at)
select b.id, n, n, (b.starts_on + make_interval(months => n - 1))::date, (b.starts_on + make_interval(months => n))::date, c.rent_cents,
  c.renter_fee_cents, c.protection_cents, c.tax_cents, c.total_cents, c.commission_cents, c.host_net_cents,
  (b.starts_on + make_interval(months => n - 1))::date::timestamp at time zone (b.terms_snapshot ->> 'timeZone'), 'waived', now(), now()
from bookings b
join billing_cycles c on c.booking_id = b.id and c.cycle_no = 1
join generate_series(2, 12) n on (b.starts_on + make_interval(months => n - 1))::date <= current_date
where b.term_type = 'rolling' and b.status in ('active', 'ending', 'move_out')
  and not exists (select from billing_cycles later where later.booking_id = b.id and later.cycle_no > 1);

-- A month that runs already and was never charged is announced first, as any other charge.
update billing_cycles set due_at = (current_date + 4)::timestamptz where status = 'scheduled' and cycle_no > 1 and due_at <= now();
