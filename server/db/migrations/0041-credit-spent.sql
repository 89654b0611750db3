-- Credit is spent on the renter's next charge. What of a charge, and of its refund, is credit stands with it; what is left of a
-- user's credit follows from these: a charge that fails leaves it untouched, with nothing to take back.
alter table payments add column credit_cents int not null default 0 check (credit_cents between 0 and total_cents);
alter table refunds add column credit_cents int not null default 0 check (credit_cents between 0 and total_cents);
alter table credits drop column used_cents;
create index payments_with_credit on payments (renter_id) where credit_cents > 0;

-- Neither the card nor the credit gets back more than it gave, whoever orders refunds at the same time.
create or replace function refunds_within_payment() returns trigger language plpgsql as $$
declare
  taken record;
  earlier record;
begin
  select coalesce(captured_cents, 0) as card_cents, credit_cents into taken from payments where id = new.payment_id for update;
  select coalesce(sum(total_cents - credit_cents), 0) as card_cents, coalesce(sum(credit_cents), 0) as credit_cents
    into earlier from refunds where payment_id = new.payment_id;
  if earlier.card_cents + new.total_cents - new.credit_cents > taken.card_cents or earlier.credit_cents + new.credit_cents > taken.credit_cents then
    raise exception 'refunds of payment % exceed what was taken', new.payment_id using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
