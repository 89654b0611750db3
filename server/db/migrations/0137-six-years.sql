-- Six years after its last entry in the books a rental keeps its amounts and days, and nothing that people wrote or photographed.
alter table bookings add column details_deleted_at timestamptz;
create index bookings_with_details on bookings (ends_on) where details_deleted_at is null;

-- The record of acts is kept for six years. Where its beginning was deleted, the chain goes on from the last deleted hash.
create table audit_checkpoints (
  upto_id bigint primary key,
  hash text not null,
  created_at timestamptz not null default now()
);

drop trigger audit_log_is_append_only on audit_log;
create trigger audit_log_is_append_only before update or truncate on audit_log
  for each statement execute function audit_log_is_append_only();
create function audit_log_is_kept() returns trigger language plpgsql as $$
begin
  if old.at < now() - interval '6 years' then return old; end if;
  raise exception 'the record of acts is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_is_kept before delete on audit_log
  for each row execute function audit_log_is_kept();

-- The one way in which acts are deleted: by the owner, by the clock of the database, from the beginning. The program may call it and do no more.
create function delete_old_acts() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept_from bigint;
  last_old audit_log%rowtype;
  deleted integer;
begin
  -- Nearly always nothing is due, which the oldest entry tells.
  if not exists (select from (select at from audit_log order by id limit 1) oldest where at < now() - interval '6 years') then
    return 0;
  end if;
  -- As whoever writes an act.
  perform pg_advisory_xact_lock(20261121);
  select min(id) into kept_from from audit_log where at >= now() - interval '6 years';
  select * into last_old from audit_log where kept_from is null or id < kept_from order by id desc limit 1;
  if last_old.id is null then return 0; end if;
  insert into audit_checkpoints (upto_id, hash) values (last_old.id, last_old.hash);
  delete from audit_log where id <= last_old.id;
  get diagnostics deleted = row_count;
  return deleted;
end $$;
