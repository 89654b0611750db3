-- Numbers of claim references.
create sequence claim_numbers;

-- What one side of a booking asks of the guarantee.
create table claims (
  id uuid primary key,
  reference text not null unique,
  booking_id uuid not null references bookings (id),
  side text not null check (side in ('renter', 'host')),
  claimant_id uuid not null references users (id),
  claim_case text not null check (claim_case in ('no_access', 'different', 'unsafe', 'not_entitled', 'goods_damaged', 'space_damaged')),
  detail text,
  is_hidden boolean not null default false,
  discovered_on date,
  text text not null,
  measured_area int check (measured_area > 0), -- hundredths of a square metre
  described_area int check (described_area > 0),
  items jsonb not null default '[]',
  wanted_remedy text not null,
  wanted_cents int check (wanted_cents > 0),
  unused_from date not null,
  status text not null check (status in ('submitted', 'awaiting_other', 'proposed', 'agreed', 'in_review', 'decided', 'appealed', 'closed', 'withdrawn')),
  remedy text,
  remedy_cents int check (remedy_cents >= 0),
  proposal_reason text,
  holds_cents int not null default 0 check (holds_cents >= 0), -- the host's share that is not paid out meanwhile
  answer_by timestamptz,
  proposed_at timestamptz,
  vote_by timestamptz,
  decide_by timestamptz,
  appeal_by timestamptz,
  appealed_at timestamptz,
  appealed_by text check (appealed_by in ('renter', 'host')),
  appeal_text text,
  closed_at timestamptz,
  idempotency_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint claims_idempotency unique (claimant_id, idempotency_key),
  check ((remedy is null) = (remedy_cents is null))
);
create index claims_by_booking on claims (booking_id, created_at desc);
create index claims_by_claimant on claims (claimant_id);
create index claims_for_staff on claims (decide_by) where status in ('in_review', 'appealed');
create index claims_awaiting on claims (status) where status in ('awaiting_other', 'proposed', 'decided');
-- A side has one open claim at a time.
create unique index claims_one_open on claims (booking_id, side) where status not in ('agreed', 'closed', 'withdrawn');

create table claim_answers (
  claim_id uuid primary key references claims (id) on delete cascade,
  author_id uuid not null references users (id),
  is_agreed boolean not null,
  text text not null,
  measured_area int check (measured_area > 0),
  created_at timestamptz not null
);
create index claim_answers_by_author on claim_answers (author_id);

-- The row is the vote: a second one of the same side has no room.
create table claim_votes (
  claim_id uuid not null references claims (id) on delete cascade,
  subject text not null check (subject in ('proposal', 'decision')),
  side text not null check (side in ('renter', 'host')),
  is_accepted boolean not null,
  created_at timestamptz not null,
  primary key (claim_id, subject, side)
);

-- An appeal is decided by another member of the staff.
create table claim_decisions (
  claim_id uuid not null references claims (id) on delete cascade,
  round int not null check (round in (1, 2)),
  decided_by uuid not null references users (id),
  remedy text not null,
  amount_cents int not null check (amount_cents >= 0),
  reasons text not null,
  created_at timestamptz not null,
  primary key (claim_id, round),
  constraint claim_decisions_other_staff unique (claim_id, decided_by)
);

-- Files: uploaded first, then sent with a claim or an answer; stored encrypted.
create table claim_evidence (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  uploader_id uuid not null references users (id),
  claim_id uuid references claims (id) on delete cascade, -- null until it is sent
  is_of_answer boolean not null default false,
  position smallint not null default 0,
  is_police_report boolean not null default false,
  kind text not null check (kind in ('image', 'pdf')),
  name text not null,
  storage_key text not null unique,
  bytes int not null check (bytes > 0),
  sha256 text not null,
  created_at timestamptz not null
);
create index claim_evidence_by_claim on claim_evidence (claim_id, position) where claim_id is not null;
create index claim_evidence_by_uploader on claim_evidence (uploader_id);
create index claim_evidence_unsent on claim_evidence (created_at) where claim_id is null;

-- What the guarantee pays: one payment for each claim at most.
create table guarantee_payments (
  claim_id uuid primary key references claims (id),
  booking_id uuid not null references bookings (id),
  user_id uuid not null references users (id),
  amount_cents int not null check (amount_cents > 0),
  status text not null default 'owed' check (status in ('owed', 'paid')),
  transfer_reference text,
  paid_by uuid,
  paid_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'paid') = (paid_at is not null and transfer_reference is not null))
);
create index guarantee_payments_by_booking on guarantee_payments (booking_id);
create index guarantee_payments_by_user on guarantee_payments (user_id);

-- The condition of the space at move-in and move-out, with the time of our clock.
create table condition_photos (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  uploader_id uuid not null references users (id),
  moment text not null check (moment in ('move_in', 'move_out')),
  storage_key text not null unique,
  sha256 text not null,
  created_at timestamptz not null
);
create index condition_photos_by_booking on condition_photos (booking_id, created_at);
create index condition_photos_by_uploader on condition_photos (uploader_id);

-- What is stored and what it is worth; a signature holds for the list whose hash it names.
create table inventory_items (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  position smallint not null,
  name text not null,
  kind text not null check (kind in ('general', 'art', 'vehicle', 'cash_or_jewels', 'documents_or_data')),
  value_cents int not null check (value_cents > 0),
  created_at timestamptz not null,
  unique (booking_id, position)
);
create table inventory_signatures (
  booking_id uuid not null references bookings (id),
  side text not null check (side in ('renter', 'host')),
  user_id uuid not null references users (id),
  hash text not null,
  signed_at timestamptz not null,
  primary key (booking_id, side)
);
create index inventory_signatures_by_user on inventory_signatures (user_id);

-- The deposit of a claim is charged once, however often its charge is asked for.
alter table payments add column claim_id uuid references claims (id);
create unique index payments_one_deposit on payments (claim_id) where kind = 'deposit' and status not in ('failed', 'void');
