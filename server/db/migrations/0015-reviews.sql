-- What the two sides of a rental say of each other.
-- A time to write: from day 30 of a running rental, or from its end. Both sides' reviews of a round are published together; its row is their lock.
create table review_rounds (
  booking_id uuid not null references bookings (id) on delete cascade,
  kind text not null check (kind in ('stay', 'end')),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  closed_at timestamptz, -- published, or nobody wrote
  reminded_day smallint not null default 0,
  primary key (booking_id, kind)
);
create index review_rounds_open on review_rounds (closes_at) where closed_at is null;

create table reviews (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  round text not null check (round in ('stay', 'end')),
  direction text not null check (direction in ('of_space', 'of_renter')),
  author_id uuid not null references users (id),
  subject_id uuid not null references users (id),
  space_id uuid not null references spaces (id),
  overall smallint not null check (overall between 1 and 5),
  accuracy smallint check (accuracy between 1 and 5),
  access smallint check (access between 1 and 5),
  condition smallint check (condition between 1 and 5),
  security smallint check (security between 1 and 5),
  communication smallint check (communication between 1 and 5),
  value smallint check (value between 1 and 5),
  care smallint check (care between 1 and 5),
  rules smallint check (rules between 1 and 5),
  payment smallint check (payment between 1 and 5),
  text text not null,
  private_note text not null default '',
  language text not null check (language in ('es', 'en')),
  -- submitted: waits blind for the other side; held: waits for the staff; hidden: against the rules.
  status text not null check (status in ('submitted', 'held', 'published', 'hidden')),
  flags text[] not null default '{}',
  submitted_at timestamptz not null,
  published_at timestamptz,
  replaced_by uuid references reviews (id) on delete set null, -- the one of the rental's end, which counts instead
  reply_text text,
  reply_at timestamptz,
  decision_text text,
  decided_at timestamptz,
  constraint reviews_once unique (booking_id, round, direction),
  check (author_id <> subject_id),
  check (status <> 'published' or published_at is not null)
);
create index reviews_of_space on reviews (space_id, published_at desc, id desc) where direction = 'of_space' and status = 'published' and replaced_by is null;
create index reviews_of_person on reviews (subject_id, published_at desc, id desc) where status = 'published' and replaced_by is null;
create index reviews_by_author on reviews (author_id);
create index reviews_waiting on reviews (submitted_at) where status = 'held';

-- What the published reviews come to, kept beside them: pages of spaces read one short row each.
create table ratings (
  kind text not null check (kind in ('space', 'host', 'renter')),
  subject_id uuid not null,
  count int not null check (count > 0),
  sum int not null,
  stars int[] not null, -- how many gave 1, 2, 3, 4, 5
  scores jsonb not null, -- of each category that has any: [sum, count]
  primary key (kind, subject_id)
);

-- Reviews that somebody holds to be illegal or against the rules (DSA, article 16). Said twice, it is one report.
create sequence review_report_codes;
create table review_reports (
  code text primary key, -- REV-2026-000012
  review_id uuid not null references reviews (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  reason text not null check (reason in ('not_a_real_stay', 'insult', 'threat', 'extortion', 'personal_data', 'illegal', 'other')),
  details text not null,
  locale text not null check (locale in ('es', 'en')),
  created_at timestamptz not null default now()
);
create unique index review_reports_once on review_reports (review_id, email, reason, md5(details));
create index review_reports_by_user on review_reports (user_id);
create index review_reports_by_email on review_reports (email);
