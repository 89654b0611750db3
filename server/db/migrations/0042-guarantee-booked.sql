-- What the guarantee pays is booked: a cost when it is granted, money of ours when it is transferred.
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in ('renter_receivable', 'provider_clearing', 'own_bank', 'held', 'host_payable', 'host_paid',
    'platform_fee', 'tax_payable', 'refund_payable', 'deposit_liability', 'credit_liability', 'guarantee_cost', 'guarantee_payable', 'written_off'));

-- What was granted and paid before.
with granted as (select gen_random_uuid() as tx_id, g.*, b.host_id from guarantee_payments g join bookings b on b.id = g.booking_id)
insert into ledger_entries (tx_id, account, amount_cents, booking_id, host_id, memo, rule, source_type, source_id, line_no, created_at)
select tx_id, account, cents, booking_id, host_id, 'guarantee granted', 'guarantee_granted', 'claim', claim_id::text, no, created_at
from granted cross join lateral (values ('guarantee_payable', -amount_cents, 1), ('guarantee_cost', amount_cents, 2)) as line (account, cents, no);

with paid as (select gen_random_uuid() as tx_id, g.*, b.host_id from guarantee_payments g join bookings b on b.id = g.booking_id where g.status = 'paid')
insert into ledger_entries (tx_id, account, amount_cents, booking_id, host_id, memo, rule, source_type, source_id, line_no, created_at)
select tx_id, account, cents, booking_id, host_id, 'guarantee paid', 'guarantee_paid', 'claim', claim_id::text, no, paid_at
from paid cross join lateral (values ('own_bank', -amount_cents, 1), ('guarantee_payable', amount_cents, 2)) as line (account, cents, no);
