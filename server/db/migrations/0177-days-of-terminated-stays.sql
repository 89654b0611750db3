-- The days after a terminated stay are held until its space is empty (decision 117).
alter table bookings add column held_until date;

-- Whatever ends the stay's own days: up to the next booking that holds days, else without an end.
create function hold_until_cleared() returns trigger language plpgsql as $$
begin
  new.held_until := case when new.status = 'terminated' then coalesce((
    select min(n.starts_on) from bookings n
    where n.space_id = new.space_id and n.id <> new.id and n.starts_on >= new.ends_on
      and n.status in ('pending_payment', 'requested', 'confirmed', 'active', 'ending', 'move_out', 'terminated')
  ), 'infinity') end;
  return new;
end $$;
create trigger bookings_held_until before insert or update of status, starts_on, ends_on on bookings
  for each row execute function hold_until_cleared();

-- A booking that ends or moves leaves its days to the terminated stay before it.
create function hold_left_days() returns trigger language plpgsql as $$
begin
  update bookings set status = status where space_id = new.space_id and status = 'terminated' and id <> new.id;
  return null;
end $$;
create trigger bookings_left_days after update of status, starts_on on bookings
  for each row when (old.status <> new.status or old.starts_on <> new.starts_on) execute function hold_left_days();

-- The constraint and all that reads taken days use this column.
alter table bookings drop constraint bookings_no_overlap;
drop index bookings_by_space;
alter table bookings drop column period;
alter table bookings add column period daterange
  generated always as (daterange(starts_on, nullif(coalesce(held_until, ends_on), 'infinity'::date), '[)')) stored;
alter table bookings add constraint bookings_no_overlap exclude using gist (space_id with =, period with &&)
  where (status in ('pending_payment', 'requested', 'confirmed', 'active', 'ending', 'move_out', 'terminated'));
create index bookings_by_space on bookings (space_id) include (period)
  where (status in ('pending_payment', 'requested', 'confirmed', 'active', 'ending', 'move_out', 'terminated'));

update bookings set status = status where status = 'terminated';
