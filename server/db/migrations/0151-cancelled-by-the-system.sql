-- A claim that ends a booking before its start is settled by the system, as the booking's history says (T23c).

alter table bookings drop constraint bookings_cancelled_by_check;
alter table bookings add constraint bookings_cancelled_by_check check (cancelled_by in ('renter', 'host', 'admin', 'system'));
update bookings b set cancelled_by = 'system'
where b.cancelled_by = 'admin' and exists (
  select from booking_events e where e.booking_id = b.id and e.action = 'end_by_claim' and e.to_status = 'cancelled'
);
