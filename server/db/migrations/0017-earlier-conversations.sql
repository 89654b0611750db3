-- Bookings made before there were messages get their conversation too, with a line for each request: their two sides can write to each other.
insert into conversations (space_id, renter_id, host_id, kind, last_message_at, created_at)
select b.space_id, b.renter_id, (array_agg(b.host_id))[1], 'booking', max(b.requested_at), min(b.requested_at)
from bookings b where b.requested_at is not null group by b.space_id, b.renter_id
on conflict do nothing;

insert into conversation_sides (conversation_id, user_id)
select id, renter_id from conversations union all select id, host_id from conversations
on conflict do nothing;

insert into messages (conversation_id, kind, event_type, event_facts, booking_id, dedupe_key, created_at)
select c.id, 'event', 'booking_requested', jsonb_strip_nulls(jsonb_build_object('from', b.starts_on, 'to', case when b.term_type = 'fixed' then b.ends_on end)), b.id, 'request:' || b.id, b.requested_at
from conversations c join bookings b on b.space_id = c.space_id and b.renter_id = c.renter_id and b.requested_at is not null
where not exists (select from messages m where m.conversation_id = c.id)
order by b.requested_at
on conflict do nothing;
