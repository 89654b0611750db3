-- Reports of people, beside those of spaces, reviews and messages.
create sequence user_report_codes;
create table user_reports (
  code text primary key,
  subject_id uuid not null references users (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  reason text not null check (reason in ('fraud', 'abuse', 'impersonation', 'discrimination', 'illegal', 'other')),
  details text not null,
  locale text not null,
  created_at timestamptz not null default now()
);
create unique index user_reports_once on user_reports (subject_id, email, reason, md5(details));
create index user_reports_by_user on user_reports (user_id);
create index user_reports_by_email on user_reports (email);

-- What becomes of a report, whatever it is about: the decision with its reasons, and a complaint that somebody else decides (DSA, articles 16 to 23).
create table report_cases (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  subject text not null check (subject in ('space', 'user', 'review', 'message', 'conversation')),
  subject_id uuid not null,
  -- Who answers for what was reported.
  concerned_id uuid references users (id) on delete set null,
  -- Who reported it; null for visitors.
  user_id uuid references users (id) on delete set null,
  email text not null,
  locale text not null,
  reason text not null,
  details text not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  is_unfounded boolean not null default false check (not is_unfounded or status = 'dismissed'),
  statement text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  complaint_side text check (complaint_side in ('reporter', 'owner')),
  complaint text,
  complained_at timestamptz,
  complaint_due_at timestamptz,
  complaint_outcome text check (complaint_outcome in ('kept', 'changed')),
  complaint_statement text,
  complaint_decided_by uuid references users (id) on delete set null,
  complaint_decided_at timestamptz,
  constraint report_cases_decided check ((status = 'open') = (decided_at is null)),
  constraint report_cases_other_person check (complaint_decided_by is null or decided_by is null or complaint_decided_by <> decided_by)
);
create index report_cases_newest on report_cases (opened_at desc, id desc);
create index report_cases_waiting on report_cases (opened_at) where status = 'open' or (complained_at is not null and complaint_decided_at is null);
create index report_cases_by_user on report_cases (user_id);
create index report_cases_by_email on report_cases (email);
create index report_cases_by_concerned on report_cases (concerned_id);
create index report_cases_by_decider on report_cases (decided_by);
create index report_cases_by_complaint_decider on report_cases (complaint_decided_by);

insert into report_cases (code, subject, subject_id, concerned_id, user_id, email, locale, reason, details, opened_at, due_at)
  select r.code, 'space', r.space_id, s.host_id, r.user_id, r.email, r.locale, r.reason, r.details, r.created_at, r.created_at + interval '7 days'
  from space_reports r join spaces s on s.id = r.space_id;
insert into report_cases (code, subject, subject_id, concerned_id, user_id, email, locale, reason, details, opened_at, due_at, status, decided_at)
  select p.code, 'review', p.review_id, r.author_id, p.user_id, p.email, p.locale, p.reason, p.details, p.created_at, p.created_at + interval '7 days',
    case when p.decided_at is null then 'open' when r.status = 'hidden' then 'upheld' else 'dismissed' end, p.decided_at
  from review_reports p join reviews r on r.id = p.review_id;
insert into report_cases (code, subject, subject_id, concerned_id, user_id, email, locale, reason, details, opened_at, due_at)
  select p.code, case when p.message_id is null then 'conversation' else 'message' end, coalesce(p.message_id, p.conversation_id),
    case when c.renter_id = p.user_id then c.host_id else c.renter_id end, p.user_id, u.email, u.locale, p.reason, p.details, p.created_at,
    p.created_at + interval '7 days'
  from message_reports p join conversations c on c.id = p.conversation_id join users u on u.id = p.user_id;
