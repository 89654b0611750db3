-- What was agreed, from when: a change ends one version and opens the next; nothing is edited.
create table booking_terms (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  version int not null check (version >= 1),
  reason text not null check (reason in ('agreed', 'dates_changed', 'notice', 'notice_undone', 'renewed', 'plan_changed', 'terminated')),
  valid_from date not null,
  starts_on date not null,
  ends_on date not null,
  term_type text not null check (term_type in ('fixed', 'rolling')),
  monthly_rent_cents int not null check (monthly_rent_cents >= 0),
  protection_plan text not null check (protection_plan in ('basic', 'plus', 'maxima')),
  deposit_cents int not null check (deposit_cents >= 0),
  commission_bps int not null check (commission_bps >= 0),
  is_last_fee_waived boolean not null default false,
  agreed_by uuid,
  created_at timestamptz not null default now(),
  check (ends_on > starts_on),
  unique (booking_id, version)
);

-- What is owed for a billing period, and when.
create table billing_cycles (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  cycle_no int not null check (cycle_no >= 1),
  -- The billing month from the first day on; a paid month that grows gets a second cycle of the same month.
  month_no int not null check (month_no >= 1),
  starts_on date not null,
  ends_on date not null,
  rent_cents int not null,
  renter_fee_cents int not null,
  protection_cents int not null,
  tax_cents int not null,
  total_cents int not null check (total_cents >= 0 and total_cents = rent_cents + renter_fee_cents + protection_cents),
  commission_cents int not null,
  host_net_cents int not null check (host_net_cents = rent_cents - commission_cents),
  due_at timestamptz not null,
  status text not null check (status in ('scheduled', 'open', 'retrying', 'past_due', 'paid', 'waived', 'written_off', 'cancelled')),
  -- When the next try of a refused charge is due, and how many were refused.
  next_try_at timestamptz,
  failed_tries int not null default 0 check (failed_tries >= 0),
  first_failed_at timestamptz,
  paid_at timestamptz,
  -- When the renter was told that the charge is near.
  announced_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on > starts_on),
  check (status <> 'paid' or paid_at is not null),
  unique (booking_id, cycle_no)
);
create index billing_cycles_due on billing_cycles (due_at) where status = 'scheduled';
create index billing_cycles_retry on billing_cycles (next_try_at) where status in ('open', 'retrying', 'past_due');

-- A payment is one try to collect one cycle. Whether money was taken is `captured_at`: a refund does not change it.
alter table payments
  add column cycle_id uuid references billing_cycles (id),
  add column captured_cents int check (captured_cents >= 0);
update payments set captured_at = coalesce(captured_at, updated_at) where status in ('captured', 'refunded', 'partially_refunded', 'disputed');
update payments set captured_cents = total_cents where captured_at is not null;
alter table payments add check ((captured_at is null) = (captured_cents is null));
create index payments_by_cycle on payments (cycle_id);

-- Bookings that were agreed before this page existed: their first version, and a cycle for each line of their price.
insert into booking_terms (booking_id, version, reason, valid_from, starts_on, ends_on, term_type, monthly_rent_cents, protection_plan,
  deposit_cents, commission_bps, created_at)
select id, 1, 'agreed', starts_on, starts_on, ends_on, term_type,
  coalesce((select (line ->> 'rentCents')::int from jsonb_array_elements(charges) line where (line ->> 'isWholeMonth')::boolean limit 1),
    (terms_snapshot ->> 'priceMonthCents')::int),
  protection_plan, deposit_cents, (terms_snapshot -> 'constants' ->> 'HOST_COMMISSION_BPS')::int, coalesce(decided_at, created_at)
from bookings
where status in ('confirmed', 'active', 'ending', 'move_out', 'completed', 'terminated', 'cancelled') and decided_at is not null;

insert into billing_cycles (booking_id, cycle_no, month_no, starts_on, ends_on, rent_cents, renter_fee_cents, protection_cents, tax_cents,
  total_cents, commission_cents, host_net_cents, due_at, status, paid_at, created_at, updated_at)
select b.id, line.no, line.no, (line.data ->> 'from')::date, (line.data ->> 'to')::date, (line.data ->> 'rentCents')::int,
  (line.data ->> 'renterFeeCents')::int, (line.data ->> 'protectionCents')::int, (line.data ->> 'ivaCents')::int,
  (line.data ->> 'totalCents')::int, (line.data ->> 'commissionCents')::int, (line.data ->> 'hostNetCents')::int,
  coalesce(paid.due_at, (line.data ->> 'dueOn')::date::timestamp at time zone (b.terms_snapshot ->> 'timeZone')),
  case
    when paid.captured_at is not null then 'paid'
    when b.status in ('cancelled') then 'cancelled'
    -- Months that ended before anything charged them are not asked for afterwards.
    when (line.data ->> 'to')::date <= current_date or b.status in ('completed', 'move_out') then 'waived'
    else 'scheduled'
  end,
  paid.captured_at, coalesce(b.decided_at, b.created_at), coalesce(b.decided_at, b.created_at)
from bookings b
cross join lateral jsonb_array_elements(b.charges) with ordinality as line (data, no)
left join lateral (
  select p.due_at, p.captured_at from payments p
  where p.booking_id = b.id and p.cycle_no = line.no and p.captured_at is not null
  order by p.captured_at limit 1
) paid on true
where exists (select from booking_terms t where t.booking_id = b.id);

update payments p set cycle_id = c.id from billing_cycles c where c.booking_id = p.booking_id and c.cycle_no = p.cycle_no;
