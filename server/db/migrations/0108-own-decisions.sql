-- Decisions that the staff take without a report are cases too, so that whoever they concern may complain about them at an address of their own.
create sequence own_decision_codes;
alter table report_cases add column is_own_initiative boolean not null default false;
alter table report_cases add constraint report_cases_own_initiative check (not is_own_initiative or (user_id is null and email = '' and not is_unfounded));
create index report_cases_reported_newest on report_cases (opened_at desc, id desc) where not is_own_initiative or complained_at is not null;
