-- The two sides of a report each have an address of their own for its decision, where they read it and complain (DSA, article 20).
-- The keys alone open nothing: the address also has our proof of them.
alter table report_cases
  add column reporter_key uuid not null default gen_random_uuid(),
  add column owner_key uuid not null default gen_random_uuid();
create unique index report_cases_by_reporter_key on report_cases (reporter_key);
create unique index report_cases_by_owner_key on report_cases (owner_key);
create index report_cases_by_subject on report_cases (subject_id);
