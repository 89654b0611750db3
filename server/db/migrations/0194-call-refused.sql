-- A call that the provider does not accept for a reason of ours is for the staff: repeating it changes nothing.
alter table reconciliation_alarms drop constraint reconciliation_alarms_kind_check;
alter table reconciliation_alarms add constraint reconciliation_alarms_kind_check
  check (kind in ('missing_at_provider', 'missing_in_ledger', 'amount_differs', 'out_of_balance', 'payout_unanswered', 'balance_too_small',
    'transfer_not_returned', 'call_refused', 'payment_disputed'));
