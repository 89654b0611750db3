-- A host who cancels, or ends a stay without the agreed notice, pays compensation, which carries no tax (decision 115). What was booked as tax
-- of it, and never invoiced, becomes our income by a posting of its own: postings never change.
with taxed as (
  select gen_random_uuid() as new_tx, e.* from ledger_entries e
  where e.rule in ('host_fee', 'no_notice_fee') and e.account = 'tax_payable'
)
insert into ledger_entries (tx_id, account, amount_cents, booking_id, host_id, memo, rule, source_type, source_id, line_no, created_at)
select new_tx, line.account, line.cents, booking_id, host_id, 'no tax on a compensation', rule || '_tax', source_type, source_id, line.no, now()
from taxed cross join lateral (values ('tax_payable', -amount_cents, 1), ('platform_fee', amount_cents, 2)) as line (account, cents, no);

set constraints all immediate;
