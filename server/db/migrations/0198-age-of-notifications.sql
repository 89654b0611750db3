-- Old notifications are deleted by their age, in batches.
create index notifications_by_age on notifications (created_at);
-- An export that waits in the queue has no worker to lose: the time of one counts from its start.
alter table data_exports add column started_at timestamptz;
