-- A payment that the cardholder's bank takes back is for the staff to answer, like a difference in the books.
alter table reconciliation_alarms drop constraint reconciliation_alarms_kind_check;
alter table reconciliation_alarms add constraint reconciliation_alarms_kind_check
  check (kind in ('missing_at_provider', 'missing_in_ledger', 'amount_differs', 'out_of_balance', 'payout_unanswered', 'payment_disputed'));
