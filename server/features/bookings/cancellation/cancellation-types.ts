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
}

/** Status of a refund. */
export enum RefundStatus {
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
  },
});
registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'Status of a refund.',
  valuesConfig: {
    PENDING: { description: 'Ordered; the provider has not confirmed it yet.' },
    DONE: { description: 'On its way to the card.' },
    FAILED: { description: 'The provider refused it: the staff take care of it.' },
  },
});
