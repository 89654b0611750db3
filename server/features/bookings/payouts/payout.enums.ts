import { registerEnumType } from 'type-graphql';

/** Status of a payout. Values are the database's; keys are the API's. */
export enum PayoutStatus {
  SCHEDULED = 'scheduled',
  IN_TRANSIT = 'in_transit',
  PAID = 'paid',
  FAILED = 'failed',
}

/** Why earnings that would be payable are on hold. */
export type HoldReason = 'claim' | 'dispute' | 'staff';

/** Why a credit was given. */
export type CreditReason = 'host_cancelled' | 'staff';

/** The kinds of differences between our ledger and the provider's. */
export type AlarmKind =
  | 'missing_at_provider'
  | 'missing_in_ledger'
  | 'amount_differs'
  | 'out_of_balance'
  | 'payout_unanswered'
  | 'balance_too_small'
  | 'transfer_not_returned'
  | 'call_refused'
  | 'payment_disputed';

registerEnumType(PayoutStatus, {
  name: 'PayoutStatus',
  description: 'Status of a payout.',
  valuesConfig: {
    SCHEDULED: { description: 'Requested; the provider has not accepted it yet.' },
    IN_TRANSIT: { description: "On its way to the host's bank." },
    PAID: { description: "Arrived at the host's bank." },
    FAILED: { description: 'Refused by the bank or the provider: the money is payable again.' },
  },
});
