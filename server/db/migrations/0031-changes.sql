-- Notice, renewal and the staff's word on charges of a suspended host.
alter table bookings
  add column notice_by text check (notice_by in ('renter', 'host', 'admin')),
  add column notice_at timestamptz,
  add column notice_reason text,
  add column notice_text text,
  -- When both sides were asked whether the stay goes on.
  add column renewal_asked_at timestamptz,
  -- When the staff allowed the charges of a suspended host's booking.
  add column charges_allowed_at timestamptz,
  add constraint bookings_notice_check check ((notice_by is null) = (notice_at is null));

-- A consumer who withdraws after the start owes the used days of a trader's space; a private host keeps the rent.
alter table booking_terms
  add column withdrawal text check (withdrawal in ('used_days', 'fee_only')),
  drop constraint booking_terms_reason_check,
  add constraint booking_terms_reason_check check (reason in ('agreed', 'dates_changed', 'notice', 'notice_undone', 'renewed', 'plan_changed',
    'terminated', 'withdrawn'));

-- What one side asks and the other may agree to: other dates, or the notice taken back.
create table booking_change_requests (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  kind text not null check (kind in ('dates', 'undo_notice')),
  asked_by text not null check (asked_by in ('renter', 'host')),
  starts_on date not null,
  ends_on date not null,
  -- What the renter pays more, and the host gets more; negative when it is less.
  difference_cents int not null,
  host_difference_cents int not null,
  status text not null check (status in ('open', 'agreed', 'declined', 'lapsed', 'withdrawn')),
  expires_at timestamptz not null,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on > starts_on),
  check ((status in ('agreed', 'declined')) = (answered_at is not null))
);
create unique index booking_change_requests_open on booking_change_requests (booking_id) where status = 'open';
create index booking_change_requests_by_booking on booking_change_requests (booking_id, created_at desc);
create index booking_change_requests_due on booking_change_requests (expires_at) where status = 'open';
