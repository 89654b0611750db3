-- The staff's list counts and shows the few bookings with a refused charge without reading the others.
create index bookings_owing on bookings (created_at desc, id desc) where billing_state <> 'current';
