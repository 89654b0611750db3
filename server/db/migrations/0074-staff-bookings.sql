-- The staff's list of bookings, newest first.
create index bookings_newest on bookings (created_at desc, id desc);
