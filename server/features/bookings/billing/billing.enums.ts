import { registerEnumType } from 'type-graphql';

/** Status of a billing cycle. Values are the database's; keys are the API's. */
export enum CycleStatus {
  SCHEDULED = 'scheduled',
  OPEN = 'open',
  RETRYING = 'retrying',
  PAST_DUE = 'past_due',
  PAID = 'paid',
  WAIVED = 'waived',
  WRITTEN_OFF = 'written_off',
  CANCELLED = 'cancelled',
}

/** The payment state of a booking. Values are the database's. */
export enum BillingState {
  CURRENT = 'current',
  RETRYING = 'retrying',
  PAST_DUE = 'past_due',
  IN_RECOVERY = 'in_recovery',
}

/** The breach for which the staff terminate a rental. */
export enum TerminationReason {
  NON_PAYMENT = 'non_payment',
  FORBIDDEN_GOODS = 'forbidden_goods',
  FRAUD = 'fraud',
}

/** Why a version of the agreement began. */
export type TermsReason =
  | 'agreed'
  | 'dates_changed'
  | 'notice'
  | 'notice_undone'
  | 'renewed'
  | 'plan_changed'
  | 'terminated'
  | 'withdrawn';

/** What a consumer who withdraws after the start still owes: a trader's used days, or a private host's rent without our fee. */
export type WithdrawalScope = 'used_days' | 'fee_only';

registerEnumType(CycleStatus, {
  name: 'BillingCycleStatus',
  description: 'Status of a billing cycle.',
  valuesConfig: {
    SCHEDULED: { description: 'Its day is in the future.' },
    OPEN: { description: 'Due: the card is being charged.' },
    RETRYING: { description: 'A charge was refused; the next attempt has a day.' },
    PAST_DUE: { description: 'Refused for days: the renter must act.' },
    PAID: { description: 'Collected. A later refund does not change it.' },
    WAIVED: { description: 'Cancelled: no longer collected.' },
    WRITTEN_OFF: { description: 'Written off: never collected.' },
    CANCELLED: { description: 'The stay ended or changed before it fell due.' },
  },
});
registerEnumType(BillingState, {
  name: 'BillingState',
  description: 'The payment state of a booking.',
  valuesConfig: {
    CURRENT: { description: 'Nothing is owed.' },
    RETRYING: { description: 'A charge was refused and is retried.' },
    PAST_DUE: {
      description: 'A charge was refused for days: the renter must act, and cannot book anything else. Access stays.',
    },
    IN_RECOVERY: { description: 'Overdue for a month: the staff agree on a payment plan with the renter.' },
  },
});
registerEnumType(TerminationReason, {
  name: 'TerminationReason',
  description: 'The breach for which the staff terminate a rental.',
  valuesConfig: {
    NON_PAYMENT: { description: 'A charge is past due, and 15 days have passed since the formal notice.' },
    FORBIDDEN_GOODS: { description: 'Prohibited goods were stored.' },
    FRAUD: { description: 'Fraud against the other side or Hueco.' },
  },
});
