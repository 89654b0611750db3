-- What the cardholder's bank took from us for a dispute: a mere inquiry takes nothing and stops no refund.
alter table payment_disputes add column taken_cents int not null default 0 check (taken_cents >= 0);
update payment_disputes d set taken_cents = (
  select coalesce(-sum(l.amount_cents), 0) from ledger_entries l
  where l.source_type = 'dispute' and l.source_id = d.id::text and l.rule = 'dispute_opened' and l.account = 'provider_clearing'
);
