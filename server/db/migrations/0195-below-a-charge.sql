-- No card can be charged less than 0.50 EUR: months that were planned before this was known owe nothing.
update billing_cycles set rent_cents = 0, renter_fee_cents = 0, protection_cents = 0, tax_cents = 0, total_cents = 0, commission_cents = 0, host_net_cents = 0
where status = 'scheduled' and total_cents between 1 and 49;
-- A claim about a month that was paid in several charges holds each of them, and nothing else of the booking.
drop index earning_holds_by_source;
create unique index earning_holds_by_source on earning_holds (reason, source_id, cycle_id) nulls not distinct
  where released_at is null and source_id is not null;
