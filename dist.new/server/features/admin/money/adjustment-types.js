import { registerEnumType } from 'type-graphql';
/** What an adjustment does to what a host has coming. Values are the database's; keys are the API's. */
export var AdjustmentKind;
(function (AdjustmentKind) {
    AdjustmentKind["PAY_HOST"] = "pay_host";
    AdjustmentKind["CHARGE_HOST"] = "charge_host";
    AdjustmentKind["FORGIVE_HOST"] = "forgive_host";
})(AdjustmentKind || (AdjustmentKind = {}));
/** How an adjustment stands. */
export var AdjustmentStatus;
(function (AdjustmentStatus) {
    AdjustmentStatus["PROPOSED"] = "proposed";
    AdjustmentStatus["BOOKED"] = "booked";
    AdjustmentStatus["RETURNED"] = "returned";
})(AdjustmentStatus || (AdjustmentStatus = {}));
registerEnumType(AdjustmentKind, {
    name: 'AdjustmentKind',
    description: 'Which two accounts an adjustment moves money between.',
    valuesConfig: {
        PAY_HOST: { description: 'The host gets more, at the cost of the guarantee.' },
        CHARGE_HOST: { description: 'The host owes it to the guarantee; the next pay-out is reduced by it.' },
        FORGIVE_HOST: { description: 'A debt of the host is written off.' },
    },
});
registerEnumType(AdjustmentStatus, {
    name: 'AdjustmentStatus',
    description: 'How an adjustment stands.',
    valuesConfig: {
        PROPOSED: { description: 'Above 500 €: waits for a second person.' },
        BOOKED: { description: 'In the books.' },
        RETURNED: { description: 'The second person said no.' },
    },
});
//# sourceMappingURL=adjustment-types.js.map