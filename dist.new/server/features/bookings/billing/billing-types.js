import { registerEnumType } from 'type-graphql';
/** Status of a billing cycle. Values are the database's; keys are the API's. */
export var CycleStatus;
(function (CycleStatus) {
    CycleStatus["SCHEDULED"] = "scheduled";
    CycleStatus["OPEN"] = "open";
    CycleStatus["RETRYING"] = "retrying";
    CycleStatus["PAST_DUE"] = "past_due";
    CycleStatus["PAID"] = "paid";
    CycleStatus["WAIVED"] = "waived";
    CycleStatus["WRITTEN_OFF"] = "written_off";
    CycleStatus["CANCELLED"] = "cancelled";
})(CycleStatus || (CycleStatus = {}));
/** How a booking stands with its charges. Values are the database's. */
export var BillingState;
(function (BillingState) {
    BillingState["CURRENT"] = "current";
    BillingState["RETRYING"] = "retrying";
    BillingState["PAST_DUE"] = "past_due";
    BillingState["IN_RECOVERY"] = "in_recovery";
})(BillingState || (BillingState = {}));
/** The breach for which the staff end a rental. */
export var TerminationReason;
(function (TerminationReason) {
    TerminationReason["NON_PAYMENT"] = "non_payment";
    TerminationReason["FORBIDDEN_GOODS"] = "forbidden_goods";
    TerminationReason["FRAUD"] = "fraud";
})(TerminationReason || (TerminationReason = {}));
registerEnumType(CycleStatus, {
    name: 'BillingCycleStatus',
    description: 'Status of a billing cycle.',
    valuesConfig: {
        SCHEDULED: { description: 'Its day is still to come.' },
        OPEN: { description: 'Due: the card is being charged.' },
        RETRYING: { description: 'A charge was refused; the next try has a day.' },
        PAST_DUE: { description: 'Refused for days: the renter has to act.' },
        PAID: { description: 'Collected. A later refund does not change it.' },
        WAIVED: { description: 'Not asked for any more.' },
        WRITTEN_OFF: { description: 'Never collected, and given up.' },
        CANCELLED: { description: 'The stay ended or changed before it fell due.' },
    },
});
registerEnumType(BillingState, {
    name: 'BillingState',
    description: 'How a booking stands with its charges.',
    valuesConfig: {
        CURRENT: { description: 'Nothing is owed.' },
        RETRYING: { description: 'A charge was refused and is tried again.' },
        PAST_DUE: {
            description: 'A charge was refused for days: the renter has to act, and cannot book anything else. Access stays.',
        },
        IN_RECOVERY: { description: 'Owed for a month: the staff agree on a plan with the renter.' },
    },
});
registerEnumType(TerminationReason, {
    name: 'TerminationReason',
    description: 'The breach for which the staff end a rental.',
    valuesConfig: {
        NON_PAYMENT: { description: 'A charge is past due, and 15 days have passed since the formal notice.' },
        FORBIDDEN_GOODS: { description: 'Things that are not allowed were stored.' },
        FRAUD: { description: 'One side deceived the other or Hueco.' },
    },
});
//# sourceMappingURL=billing-types.js.map