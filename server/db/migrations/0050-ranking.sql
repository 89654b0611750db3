-- The recommended order weighs nearness and size too: the quality of a space alone (for searches from a point), with nearness to the middle of
-- its city (for searches that ask for a size), and with usual sizes favoured (`rel`, for all others).
create or replace function search_row_changed() returns trigger language plpgsql as $$
begin
  if exists (select from saved_searches) then
    insert into outbox (type, payload)
    select 'search.space_changed', jsonb_build_object('spaceId', f.id, 'before', c.before)
    from fresh f join stale s on s.id = f.id
    cross join lateral (
      select jsonb_object_agg(o.key, o.value) as before
      from jsonb_each(to_jsonb(s) - '{rel,rel_sized,quality,listed_at,price_m2_cents}'::text[]) o
      where o.value is distinct from to_jsonb(f) -> o.key
    ) c
    -- Days that were taken make nothing fit that did not.
    where c.before is not null and not (c.before - 'busy' = '{}' and f.busy @> s.busy);
    if found then perform pg_notify('outbox', ''); end if;
  end if;
  return null;
end $$;

-- Until now `rel` was the quality alone, of 1 instead of 60 parts of 100.
alter table space_search add column quality real, add column rel_sized real;
update space_search set quality = rel * 0.6;
update space_search s set rel_sized = s.quality + 0.25 * coalesce((
  select 1 / (1 + 2 * 6378137 * asin(least(1, sqrt(
    sin(radians(s.lat - c.lat) / 2) ^ 2 + cos(radians(c.lat)) * cos(radians(s.lat)) * sin(radians(s.lng - c.lng) / 2) ^ 2))) / 3000)
  from cities c where c.id = s.city_id), 0.5);
update space_search set rel = rel_sized + 0.15 * least(1, size_m2 / 2, 20 / size_m2);
alter table space_search alter column quality set not null, alter column rel_sized set not null;
create index ss_rel_sized on space_search (rel_sized desc, id desc) include (type, size_m2, price_cents, city_id, pc, busy);
create index ss_city_rel_sized on space_search (city_id, rel_sized desc, id desc) include (type, size_m2, price_cents, pc, busy);
