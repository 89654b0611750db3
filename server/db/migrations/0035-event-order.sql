-- Events of one booking are dispatched in their order; those of others pass one that waits for its retry.
alter table outbox add column order_key text generated always as (payload ->> 'bookingId') stored;
create index outbox_order on outbox (order_key, id) where dispatched_at is null;
