-- A payout that our balance at the provider does not cover is for the staff: its host can do nothing about it.
alter table reconciliation_alarms drop constraint reconciliation_alarms_kind_check;
alter table reconciliation_alarms add constraint reconciliation_alarms_kind_check
  check (kind in ('missing_at_provider', 'missing_in_ledger', 'amount_differs', 'out_of_balance', 'payout_unanswered', 'balance_too_small', 'payment_disputed'));
