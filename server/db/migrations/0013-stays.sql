-- How bookings are called off, begin and end.
alter table bookings
  add column cancelled_at timestamptz,
  add column cancel_reason text check (cancel_reason in ('plans_changed', 'found_another', 'space_unavailable', 'space_unusable', 'personal',
    'documented_emergency', 'space_removed', 'other')),
  add column cancel_text text,
  add column started_at timestamptz,
  add column end_told_at timestamptz,
  add column move_out_at timestamptz,
  add column completed_at timestamptz;
create index bookings_to_start on bookings (starts_on) where status = 'confirmed';
create index bookings_to_end on bookings (ends_on) where status in ('active', 'ending');
create index bookings_to_complete on bookings (move_out_at) where status = 'move_out';

-- What goes back to the renter: written with the booking's move, done once the provider has answered.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  payment_id uuid not null references payments (id),
  rent_cents int not null check (rent_cents >= 0),
  renter_fee_cents int not null check (renter_fee_cents >= 0),
  protection_cents int not null check (protection_cents >= 0),
  iva_cents int not null check (iva_cents >= 0), -- contained in the fee
  total_cents int not null check (total_cents > 0 and total_cents = rent_cents + renter_fee_cents + protection_cents),
  reason_code text not null,
  initiated_by text not null check (initiated_by in ('renter', 'host', 'admin', 'system')),
  policy_snapshot jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  provider_ref text,
  failure_code text,
  idempotency_key text not null unique,
  asked_at timestamptz not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index refunds_by_booking on refunds (booking_id, created_at desc);
create index refunds_by_payment on refunds (payment_id);
create index refunds_pending on refunds (asked_at) where status = 'pending';

-- The sandbox provider's own book of what it gave back.
create table sandbox_refunds (
  id text primary key,
  idempotency_key text not null unique,
  intent_id text not null references sandbox_intents (id),
  amount_cents int not null check (amount_cents > 0),
  created_at timestamptz not null default now()
);
create index sandbox_refunds_by_intent on sandbox_refunds (intent_id);
