import { registerEnumType } from 'type-graphql';
/** Why a booking is cancelled; who may give which is in `cancellation.rules.ts`. */
export var CancellationReason;
(function (CancellationReason) {
    CancellationReason["PLANS_CHANGED"] = "plans_changed";
    CancellationReason["FOUND_ANOTHER"] = "found_another";
    CancellationReason["SPACE_UNAVAILABLE"] = "space_unavailable";
    CancellationReason["SPACE_UNUSABLE"] = "space_unusable";
    CancellationReason["PERSONAL"] = "personal";
    CancellationReason["DOCUMENTED_EMERGENCY"] = "documented_emergency";
    CancellationReason["SPACE_REMOVED"] = "space_removed";
    CancellationReason["OTHER"] = "other";
})(CancellationReason || (CancellationReason = {}));
/** Which rule decides the refund. */
export var RefundRule;
(function (RefundRule) {
    RefundRule["NOT_RENTERS_FAULT"] = "not_renters_fault";
    RefundRule["COOLING_OFF"] = "cooling_off";
    RefundRule["WITHDRAWAL_RIGHT"] = "withdrawal_right";
    RefundRule["FREE"] = "free";
    RefundRule["PARTIAL"] = "partial";
    RefundRule["NOTHING"] = "nothing";
    RefundRule["STAFF_DECIDED"] = "staff_decided";
    RefundRule["LESS_OWED"] = "less_owed";
})(RefundRule || (RefundRule = {}));
/** Status of a refund. */
export var RefundStatus;
(function (RefundStatus) {
    RefundStatus["WANTED"] = "wanted";
    RefundStatus["PENDING"] = "pending";
    RefundStatus["DONE"] = "done";
    RefundStatus["FAILED"] = "failed";
})(RefundStatus || (RefundStatus = {}));
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
//# sourceMappingURL=cancellation-types.js.map