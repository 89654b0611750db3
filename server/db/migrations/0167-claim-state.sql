-- How the claim of a booking stands. A dispute is one of a card, at its bank, and has its own table.
alter table bookings rename column dispute_state to claim_state;
alter table bookings rename constraint bookings_dispute_state_check to bookings_claim_state_check;
