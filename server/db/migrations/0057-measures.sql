-- What the staff decided about a person: warnings, limits, suspensions. Reasons are told to the person.
create table account_measures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('warning', 'limit_messages', 'limit_bookings', 'limit_publishing', 'suspension', 'ban')),
  reason text not null check (reason in ('false_listing', 'contact_outside', 'abuse', 'fraud', 'forbidden_goods', 'non_payment', 'identity', 'other')),
  statement text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  lifted_at timestamptz,
  staff_id uuid references users (id) on delete set null,
  check ((kind like 'limit%' or kind = 'suspension') = (ends_at is not null))
);
create index account_measures_by_user on account_measures (user_id, starts_at desc);
create index account_measures_to_end on account_measures (ends_at) where kind = 'suspension' and lifted_at is null;
create index account_measures_by_staff on account_measures (staff_id);

-- Notes that only the staff read, about a person, a space or a booking.
create table staff_notes (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null check (subject_type in ('User', 'Space', 'Booking')),
  subject_id uuid not null,
  author_id uuid references users (id) on delete set null,
  body text not null,
  created_at timestamptz not null
);
create index staff_notes_by_subject on staff_notes (subject_id, created_at desc);
create index staff_notes_by_author on staff_notes (author_id);

-- The staff's lists: newest first, and by a part of a name.
create index users_newest on users (created_at desc, id desc);
create index users_by_part_of_name on users using gin (immutable_unaccent(lower(full_name)) gin_trgm_ops);
create index spaces_newest on spaces (created_at desc, id desc);
create index spaces_by_part_of_title on spaces using gin (immutable_unaccent(lower(title)) gin_trgm_ops);
create index spaces_by_postal_code on spaces (postal_code);
