-- Browsers that asked for notifications by Web Push, each through the session that is open in it.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_by_user on push_subscriptions (user_id);
create index push_subscriptions_by_session on push_subscriptions (session_id);

-- However a session ends, by whoever's act: its browser is told nothing more.
create function forget_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger sessions_push_forgotten after update of revoked_at on sessions
  for each row when (new.revoked_at is not null) execute function forget_push_of_session();
