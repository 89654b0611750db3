-- Names, addresses and texts of reports are deleted six years after the decision; this marks the cases that are done.
alter table report_cases add column details_deleted_at timestamptz;
create index report_cases_with_details on report_cases (decided_at) where details_deleted_at is null;
