-- The staff's view of the record of acts: by whom, and of which kind, newest first.
create index audit_log_by_actor on audit_log (actor_id, id desc);
create index audit_log_by_action on audit_log (action, id desc);
