-- Listings that somebody holds to be illegal or against the rules (DSA, articles 16 and 20). Said twice, it is one report.
create sequence space_report_codes;
create table space_reports (
  code text primary key, -- REP-2026-000012
  space_id uuid not null references spaces (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  reason text not null check (reason in ('fraud', 'misleading', 'photos', 'dangerous', 'illegal', 'personal_data', 'other')),
  details text not null,
  locale text not null check (locale in ('es', 'en')),
  created_at timestamptz not null default now()
);
create unique index space_reports_once on space_reports (space_id, email, reason, md5(details));
create index space_reports_by_user on space_reports (user_id);
create index space_reports_by_email on space_reports (email);
