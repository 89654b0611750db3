-- Spaces of a suspended host leave the search at once, whoever suspends them, and return when the suspension ends.
create function users_suspension_changed() returns trigger language plpgsql as $$
begin
  insert into outbox (type, payload) values ('users.suspension_changed', jsonb_build_object('userId', new.id));
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger users_suspension_changed after update of suspended_at on users
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)) execute function users_suspension_changed();
