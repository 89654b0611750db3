-- Since when a host has the label "Anfitrión destacado"; who has it is found anew every month.
alter table users add column featured_host_since timestamptz;
create index users_featured_hosts on users (id) where featured_host_since is not null;

drop trigger pages_user_changed on users;
create trigger pages_user_changed after update on users for each row
  when ((old.full_name, old.display_name, old.bio, old.avatar_key, old.city, old.languages, old.is_trader, old.identity_verified_at, old.suspended_at, old.erased_at, old.featured_host_since)
    is distinct from (new.full_name, new.display_name, new.bio, new.avatar_key, new.city, new.languages, new.is_trader, new.identity_verified_at, new.suspended_at, new.erased_at, new.featured_host_since))
  execute function pages_of_user();
