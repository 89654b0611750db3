-- A transfer of a failed payout that the provider does not take back is for the staff: until it is, the money is on the host's account.
alter table reconciliation_alarms drop constraint reconciliation_alarms_kind_check;
alter table reconciliation_alarms add constraint reconciliation_alarms_kind_check
  check (kind in ('missing_at_provider', 'missing_in_ledger', 'amount_differs', 'out_of_balance', 'payout_unanswered', 'balance_too_small',
    'transfer_not_returned', 'payment_disputed'));
