-- What the running program may do; run by the owner of the tables after each migration, safe to repeat. The role owns nothing.
grant usage on schema public, graphile_worker to hueco_app;
grant select, insert, update, delete on all tables in schema public, graphile_worker to hueco_app;
grant usage, select on all sequences in schema public, graphile_worker to hueco_app;
revoke insert, update, delete on migrations from hueco_app;

-- Written once, never changed: not by a fault of ours, not by whoever gets hold of the program's connection.
revoke update, delete on ledger_entries, audit_log, booking_events, booking_terms, words_changes from hueco_app;
-- Written by `delete_old_acts` alone.
revoke insert, update, delete on audit_checkpoints from hueco_app;
-- What was accepted stands; an erased person's address goes.
revoke update, delete on acceptances from hueco_app;
grant update (ip, user_agent) on acceptances to hueco_app;
-- Series without gaps: a number may be counted on, a paper may get its file, lose its texts after its years or be blocked; nothing is removed.
revoke delete on document_series, documents from hueco_app;
revoke update on documents from hueco_app;
grant update (file_key, sealed_details, blocked_at) on documents to hueco_app;

-- The tables of the job queue let only their owner see rows, unless a policy says otherwise.
do $$
declare closed record;
begin
  for closed in
    select c.relname as name from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'hueco_app')
  loop
    execute format('create policy hueco_app on graphile_worker.%I to hueco_app using (true) with check (true)', closed.name);
  end loop;
end $$;
