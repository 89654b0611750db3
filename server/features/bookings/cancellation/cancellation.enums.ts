import { registerEnumType } from 'type-graphql';

/** Why a booking is cancelled; `cancellation.rules.ts` lists which side may give which. */
export enum CancellationReason {
  PLANS_CHANGED = 'plans_changed',
  FOUND_ANOTHER = 'found_another',
  SPACE_UNAVAILABLE = 'space_unavailable',
  SPACE_UNUSABLE = 'space_unusable',
  PERSONAL = 'personal',
  DOCUMENTED_EMERGENCY = 'documented_emergency',
  SPACE_REMOVED = 'space_removed',
  OTHER = 'other',
}

/** The rule that determines the refund. */
export enum RefundRule {
  NOT_RENTERS_FAULT = 'not_renters_fault',
  COOLING_OFF = 'cooling_off',
  WITHDRAWAL_RIGHT = 'withdrawal_right',
  FREE = 'free',
  PARTIAL = 'partial',
  NOTHING = 'nothing',
  STAFF_DECIDED = 'staff_decided',
  LESS_OWED = 'less_owed',
}

/** The cause of a refund: a cancellation rule, a changed stay, a claim, or a decision of the staff. */
export type RefundReason = RefundRule | 'stay_changed' | 'claim' | 'staff';

/** Status of a refund. */
export enum RefundStatus {
  WANTED = 'wanted',
  PENDING = 'pending',
  DONE = 'done',
  FAILED = 'failed',
}

registerEnumType(CancellationReason, {
  name: 'CancellationReason',
  description: 'Why a booking is cancelled before its start.',
  valuesConfig: {
    PLANS_CHANGED: { description: 'Renter: the space is not needed any more.' },
    FOUND_ANOTHER: { description: 'Renter: found another space.' },
    SPACE_UNAVAILABLE: { description: 'Host: the space cannot be used then.' },
    SPACE_UNUSABLE: { description: 'Host: something is broken.' },
    PERSONAL: { description: 'Host: a personal matter.' },
    DOCUMENTED_EMERGENCY: { description: "Staff: the renter's emergency, with proof." },
    SPACE_REMOVED: { description: 'Staff: the space was removed from the site.' },
    OTHER: { description: 'Anything else; a host must explain it in `text`.' },
  },
});
registerEnumType(RefundRule, {
  name: 'RefundRule',
  description: 'The rule that determines the refund.',
  valuesConfig: {
    NOT_RENTERS_FAULT: { description: 'Everything: not the renter cancels.' },
    COOLING_OFF: { description: 'Everything: within a day of the confirmation.' },
    WITHDRAWAL_RIGHT: { description: 'Everything: the right of withdrawal from a trader.' },
    FREE: { description: 'Everything, by the space’s policy, or because nothing was charged yet.' },
    PARTIAL: { description: 'A part of the rent, by the space’s policy.' },
    NOTHING: { description: 'None of the rent: it is too close to the start.' },
    STAFF_DECIDED: { description: 'An amount decided by the staff, with their statement.' },
    LESS_OWED: { description: 'Paid, and no longer owed: the stay became shorter or cheaper.' },
  },
});
registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'Status of a refund.',
  valuesConfig: {
    WANTED: { description: 'Requested; the provider has not answered yet.' },
    PENDING: { description: 'Accepted by the provider, not completed yet.' },
    DONE: { description: 'On its way to the card, or paid by bank transfer.' },
    FAILED: { description: 'Refused by the provider, or returned by the bank: the staff handle it.' },
  },
});
