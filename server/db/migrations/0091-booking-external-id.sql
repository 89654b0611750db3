-- The id that a partner's program gave a booking, and whose id it is: an app's, or that of the person whose key called.
alter table bookings
  add column external_id text check (length(external_id) between 1 and 200),
  add column external_source_id uuid,
  add constraint bookings_external_whole check ((external_id is null) = (external_source_id is null));
create unique index bookings_external_once on bookings (external_source_id, external_id) where external_id is not null;
