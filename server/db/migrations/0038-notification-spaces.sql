-- The space that a notification is about: the list of all shows its picture and leads to it.
alter table notifications add column space_id uuid references spaces (id) on delete set null;
update notifications n set space_id = b.space_id from bookings b where b.id = n.booking_id;
create index notifications_by_space on notifications (space_id) where space_id is not null;
