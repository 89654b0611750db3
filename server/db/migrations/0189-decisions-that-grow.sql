-- A decision waits for a second person also when only the charges before its settlement take it above the limit of one.
alter table claim_pending_decisions drop constraint claim_pending_decisions_amount_cents_check,
  add constraint claim_pending_decisions_amount_cents_check check (amount_cents >= 0);
