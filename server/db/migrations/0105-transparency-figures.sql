-- The figures of half a year read these, and nothing else of their tables.
create index report_cases_complained on report_cases (complained_at) where complained_at is not null;
create index report_cases_unfounded on report_cases (email, decided_at) where is_unfounded;
create index messages_masked on messages (created_at) where mask_kinds <> '{}'::text[];
create index audit_log_by_time on audit_log (action, at);
