import { registerEnumType } from 'type-graphql';
/** Status of a pay-out. Values are the database's; keys are the API's. */
export var PayoutStatus;
(function (PayoutStatus) {
    PayoutStatus["SCHEDULED"] = "scheduled";
    PayoutStatus["IN_TRANSIT"] = "in_transit";
    PayoutStatus["PAID"] = "paid";
    PayoutStatus["FAILED"] = "failed";
})(PayoutStatus || (PayoutStatus = {}));
registerEnumType(PayoutStatus, {
    name: 'PayoutStatus',
    description: 'Status of a pay-out.',
    valuesConfig: {
        SCHEDULED: { description: 'Ordered; the provider has not accepted it yet.' },
        IN_TRANSIT: { description: "On its way to the host's bank." },
        PAID: { description: "Arrived at the host's bank." },
        FAILED: { description: 'The bank or the provider refused it: the money is payable again.' },
    },
});
//# sourceMappingURL=payout-types.js.map