-- Finished pages are kept: whoever changes what they show, by whatever means, tells every process at the commit.
create function tell_pages(kind text, ids uuid[], is_gone boolean) returns void language sql as $$
  select pg_notify('pages', json_build_object('kind', kind, 'ids', case when cardinality(ids) <= 100 then ids end, 'isGone', is_gone)::text)
  where cardinality(ids) > 0
$$;

create function pages_of_search_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_pages('Space', array(select id from fresh), false);
  elsif tg_op = 'DELETE' then
    perform tell_pages('Space', array(select id from stale), true);
  else
    perform tell_pages('Space', array(select f.id from fresh f join stale s on s.id = f.id where f::text <> s::text), false);
  end if;
  return null;
end $$;
create trigger pages_search_row_added after insert on space_search referencing new table as fresh
  for each statement execute function pages_of_search_row();
create trigger pages_search_row_changed after update on space_search referencing old table as stale new table as fresh
  for each statement execute function pages_of_search_row();
create trigger pages_search_row_removed after delete on space_search referencing old table as stale
  for each statement execute function pages_of_search_row();

-- A host's draft is nothing to others.
create function pages_of_space() returns trigger language plpgsql as $$
begin
  perform tell_pages('Space', array(
    select f.id from fresh f join stale s on s.id = f.id
    where 'published' in (f.status, s.status)
      and to_jsonb(f) - '{draft,draft_saved_at,updated_at}'::text[] <> to_jsonb(s) - '{draft,draft_saved_at,updated_at}'::text[]
  ), exists (select from fresh f join stale s on s.id = f.id where s.status = 'published' and f.status <> 'published'));
  return null;
end $$;
create trigger pages_space_changed after update on spaces referencing old table as stale new table as fresh
  for each statement execute function pages_of_space();

create function pages_of_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_pages('Space', array(select distinct space_id from stale), true);
  else
    perform tell_pages('Space', array(select distinct space_id from fresh), tg_table_name = 'reviews' and tg_op = 'UPDATE');
  end if;
  return null;
end $$;
create trigger pages_photo_added after insert on space_photos referencing new table as fresh
  for each statement execute function pages_of_part();
create trigger pages_photo_changed after update on space_photos referencing new table as fresh
  for each statement execute function pages_of_part();
create trigger pages_photo_removed after delete on space_photos referencing old table as stale
  for each statement execute function pages_of_part();
create trigger pages_review_changed after update on reviews referencing new table as fresh
  for each statement execute function pages_of_part();
create trigger pages_review_removed after delete on reviews referencing old table as stale
  for each statement execute function pages_of_part();

create function pages_of_rating() returns trigger language plpgsql as $$
begin
  perform tell_pages('Space', array(select subject_id from fresh where kind = 'space'), false);
  perform tell_pages('User', array(select distinct subject_id from fresh where kind <> 'space'), false);
  return null;
end $$;
create trigger pages_rating_added after insert on ratings referencing new table as fresh
  for each statement execute function pages_of_rating();
create trigger pages_rating_changed after update on ratings referencing new table as fresh
  for each statement execute function pages_of_rating();

create function pages_of_user() returns trigger language plpgsql as $$
begin
  perform tell_pages('User', array[new.id], true);
  return null;
end $$;
create trigger pages_user_changed after update on users for each row
  when ((old.full_name, old.display_name, old.bio, old.avatar_key, old.city, old.languages, old.is_trader, old.identity_verified_at, old.suspended_at, old.erased_at)
    is distinct from (new.full_name, new.display_name, new.bio, new.avatar_key, new.city, new.languages, new.is_trader, new.identity_verified_at, new.suspended_at, new.erased_at))
  execute function pages_of_user();

create function pages_of_constants() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', json_build_object('kind', 'All', 'isGone', true)::text);
  return null;
end $$;
create trigger pages_constants_changed after insert or update or delete on platform_constants
  for each statement execute function pages_of_constants();
