import { registerEnumType } from 'type-graphql';

/** Why a booking is cancelled; who may give which is in `cancellation.rules.ts`. */
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

/** Which rule decides the refund. */
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

/** Why something goes back: by a rule of cancellation, because the stay changed, by a claim, or by a decision of the staff. */
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
    FOUND_ANOTHER: { description: 'Renter: another space was found.' },
    SPACE_UNAVAILABLE: { description: 'Host: it cannot be used then.' },
    SPACE_UNUSABLE: { description: 'Host: something is broken.' },
    PERSONAL: { description: 'Host: a personal matter.' },
    DOCUMENTED_EMERGENCY: { description: "Staff: the renter's emergency, with proof." },
    SPACE_REMOVED: { description: 'Staff: the space was taken off the site.' },
    OTHER: { description: 'Anything else; asks the host for `text`.' },
  },
});
registerEnumType(RefundRule, {
  name: 'RefundRule',
  description: 'Which rule decides the refund.',
  valuesConfig: {
    NOT_RENTERS_FAULT: { description: 'Everything: it is not the renter who cancels.' },
    COOLING_OFF: { description: 'Everything: the confirmation is not a day old.' },
    WITHDRAWAL_RIGHT: { description: 'Everything: the right of withdrawal from a trader.' },
    FREE: { description: "Everything, by the space's policy, or because nothing was charged yet." },
    PARTIAL: { description: "A part of the rent, by the space's policy." },
    NOTHING: { description: 'Nothing of the rent: it is too close to the start.' },
    STAFF_DECIDED: { description: 'An amount that the staff decided, with their statement.' },
    LESS_OWED: { description: 'Paid, and not owed any more: the stay became shorter or cheaper.' },
  },
});
registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'Status of a refund.',
  valuesConfig: {
    WANTED: { description: 'Ordered; the provider has not answered yet.' },
    PENDING: { description: 'The provider accepted it and has not carried it out yet.' },
    DONE: { description: 'On its way to the card, or paid by bank transfer.' },
    FAILED: { description: 'The provider refused it, or the bank sent it back: the staff take care of it.' },
  },
});
