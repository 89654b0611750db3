-- Searches that people keep, to hear of spaces that newly fit.
create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  filter jsonb not null,
  filter_key text not null, -- the filter in its one spelling, hashed: the same wish is kept once, and looked at once for everybody who has it
  cadence text not null default 'at_once' check (cadence in ('at_once', 'daily', 'off')),
  -- How wide the filter is at most: by these a changed space finds its searches. Whether it fits, the search itself decides.
  city_id smallint,
  postal_codes int[],
  zone box,
  price_min_cents int,
  price_max_cents int,
  size_min_m2 real,
  size_max_m2 real,
  types smallint[],
  ends_on date, -- the day of leaving: from then on it is over
  seen_at timestamptz not null, -- when its person last looked at the results
  told_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, filter_key),
  check (num_nonnulls(city_id, postal_codes, zone) = 1)
);
create index saved_searches_by_city on saved_searches (city_id) where city_id is not null;
create index saved_searches_by_code on saved_searches using gin (postal_codes) where postal_codes is not null;
create index saved_searches_by_zone on saved_searches using gist (zone) where zone is not null;
create index saved_searches_by_key on saved_searches (filter_key);

-- Spaces that came to fit. A row stays for as long as both do, so that nobody hears of one twice.
create table saved_search_matches (
  search_id uuid not null references saved_searches (id) on delete cascade,
  space_id uuid not null references spaces (id) on delete cascade,
  matched_at timestamptz not null,
  told_at timestamptz,
  primary key (search_id, space_id)
);
create index saved_search_matches_by_space on saved_search_matches (space_id);
create index saved_search_matches_untold on saved_search_matches (search_id) where told_at is null;

-- Whoever changes what the search finds, by whatever means, tells so; with what the row held before, to know what is new.
-- Nothing is told as long as nobody keeps a search.
create function search_row_added() returns trigger language plpgsql as $$
begin
  if exists (select from saved_searches) then
    insert into outbox (type, payload) select 'search.space_changed', jsonb_build_object('spaceId', id) from fresh;
    perform pg_notify('outbox', '');
  end if;
  return null;
end $$;
create trigger search_row_added after insert on space_search referencing new table as fresh
  for each statement execute function search_row_added();

create function search_row_changed() returns trigger language plpgsql as $$
begin
  if exists (select from saved_searches) then
    insert into outbox (type, payload)
    select 'search.space_changed', jsonb_build_object('spaceId', f.id, 'before', c.before)
    from fresh f join stale s on s.id = f.id
    cross join lateral (
      select jsonb_object_agg(o.key, o.value) as before from jsonb_each(to_jsonb(s) - '{rel,listed_at,price_m2_cents}'::text[]) o
      where o.value is distinct from to_jsonb(f) -> o.key
    ) c
    -- Days that were taken make nothing fit that did not.
    where c.before is not null and not (c.before - 'busy' = '{}' and f.busy @> s.busy);
    if found then perform pg_notify('outbox', ''); end if;
  end if;
  return null;
end $$;
create trigger search_row_changed after update on space_search referencing old table as stale new table as fresh
  for each statement execute function search_row_changed();
