-- A charge that its cardholder disputes with their bank: what was taken back stands in the books until the bank decides.
create table payment_disputes (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  booking_id uuid not null references bookings (id),
  provider text not null,
  ref text not null,
  status text not null check (status in ('open', 'answered', 'won', 'lost')),
  reason text not null,
  amount_cents int not null check (amount_cents > 0),
  lost_cents int not null default 0 check (lost_cents >= 0),
  opened_at timestamptz not null,
  decided_at timestamptz,
  updated_at timestamptz not null,
  unique (provider, ref)
);
create index payment_disputes_by_payment on payment_disputes (payment_id);
create index payment_disputes_by_booking on payment_disputes (booking_id);
