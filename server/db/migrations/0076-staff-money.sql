-- The staff's list of money, newest first.
create index payments_newest on payments (created_at desc, id desc);
create index refunds_newest on refunds (created_at desc, id desc);
create index payouts_newest on payouts (created_at desc, id desc);

-- Paired entries that the staff book by hand. Above 500 € somebody else has to confirm what one of them proposed.
create table ledger_adjustments (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  host_id uuid not null references users (id),
  kind text not null check (kind in ('pay_host', 'charge_host', 'forgive_host')),
  amount_cents int not null check (amount_cents > 0),
  statement text not null,
  status text not null check (status in ('proposed', 'booked', 'returned')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  decision text,
  check ((decided_at is null) = (status = 'proposed')),
  constraint ledger_adjustments_two_persons check (status <> 'booked' or amount_cents <= 50000 or decided_by <> proposed_by)
);
create index ledger_adjustments_by_booking on ledger_adjustments (booking_id, proposed_at desc);
create index ledger_adjustments_open on ledger_adjustments (proposed_at) where status = 'proposed';
