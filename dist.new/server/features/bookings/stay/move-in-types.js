import { registerEnumType } from 'type-graphql';
/** What a move-in needs. */
export var MoveInStep;
(function (MoveInStep) {
    MoveInStep["RENTER_IDENTITY"] = "renter_identity";
    MoveInStep["HOST_IDENTITY"] = "host_identity";
    MoveInStep["TERMS"] = "terms";
    MoveInStep["FIRST_PAYMENT"] = "first_payment";
    MoveInStep["PROHIBITED_GOODS"] = "prohibited_goods";
    MoveInStep["CONDITION_PHOTOS"] = "condition_photos";
    MoveInStep["ACCESS_DATA"] = "access_data";
    MoveInStep["INVENTORY"] = "inventory";
})(MoveInStep || (MoveInStep = {}));
registerEnumType(MoveInStep, {
    name: 'MoveInStep',
    description: 'What a move-in needs.',
    valuesConfig: {
        RENTER_IDENTITY: { description: "The renter's identity is approved." },
        HOST_IDENTITY: { description: "The host's identity is approved." },
        TERMS: { description: 'Both have said yes to the terms.' },
        FIRST_PAYMENT: { description: 'The first charge was taken.' },
        PROHIBITED_GOODS: { description: 'The renter has declared to store nothing forbidden.' },
        CONDITION_PHOTOS: { description: 'Four photos of the condition at move-in are there.' },
        ACCESS_DATA: { description: 'The renter can read how to get in.' },
        INVENTORY: { description: 'Both have signed the list of stored things; optional.' },
    },
});
//# sourceMappingURL=move-in-types.js.map