-- Old notifications are deleted by their age, in batches.
create index notifications_by_age on notifications (created_at);
