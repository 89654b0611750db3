import { registerEnumType } from 'type-graphql';
/** A side of a booking, as claims name it. */
export var ClaimSide;
(function (ClaimSide) {
    ClaimSide["RENTER"] = "renter";
    ClaimSide["HOST"] = "host";
})(ClaimSide || (ClaimSide = {}));
/** What a claim is about: a row of the guarantee's table (`claim-cases.rules.ts`). */
export var ClaimCase;
(function (ClaimCase) {
    ClaimCase["NO_ACCESS"] = "no_access";
    ClaimCase["DIFFERENT"] = "different";
    ClaimCase["UNSAFE"] = "unsafe";
    ClaimCase["NOT_ENTITLED"] = "not_entitled";
    ClaimCase["GOODS_DAMAGED"] = "goods_damaged";
    ClaimCase["SPACE_DAMAGED"] = "space_damaged";
})(ClaimCase || (ClaimCase = {}));
/** What exactly it is about. */
export var ClaimDetail;
(function (ClaimDetail) {
    ClaimDetail["TYPE"] = "type";
    ClaimDetail["SMALLER"] = "smaller";
    ClaimDetail["ACCESS_MODE"] = "access_mode";
    ClaimDetail["FEATURE"] = "feature";
    ClaimDetail["DAMP"] = "damp";
    ClaimDetail["LEAK"] = "leak";
    ClaimDetail["PESTS"] = "pests";
    ClaimDetail["FIRE_RISK"] = "fire_risk";
    ClaimDetail["NO_LOCK"] = "no_lock";
    ClaimDetail["DAMAGE"] = "damage";
    ClaimDetail["WATER"] = "water";
    ClaimDetail["THEFT"] = "theft";
    ClaimDetail["GOODS_LEFT"] = "goods_left";
    ClaimDetail["KEYS"] = "keys";
})(ClaimDetail || (ClaimDetail = {}));
/** What is asked, proposed or decided. */
export var ClaimRemedy;
(function (ClaimRemedy) {
    ClaimRemedy["FULL_REFUND"] = "full_refund";
    ClaimRemedy["REBOOKING"] = "rebooking";
    ClaimRemedy["LOWER_RENT"] = "lower_rent";
    ClaimRemedy["UNUSED_REFUND"] = "unused_refund";
    ClaimRemedy["CYCLE_REFUND"] = "cycle_refund";
    ClaimRemedy["GUARANTEE"] = "guarantee";
    ClaimRemedy["DEPOSIT"] = "deposit";
    ClaimRemedy["PARTIAL_REFUND"] = "partial_refund";
    ClaimRemedy["NOTHING"] = "nothing";
})(ClaimRemedy || (ClaimRemedy = {}));
/** Status of a claim. Values are the database's; keys are the API's. */
export var ClaimStatus;
(function (ClaimStatus) {
    ClaimStatus["SUBMITTED"] = "submitted";
    ClaimStatus["AWAITING_OTHER"] = "awaiting_other";
    ClaimStatus["PROPOSED"] = "proposed";
    ClaimStatus["AGREED"] = "agreed";
    ClaimStatus["IN_REVIEW"] = "in_review";
    ClaimStatus["DECIDED"] = "decided";
    ClaimStatus["APPEALED"] = "appealed";
    ClaimStatus["CLOSED"] = "closed";
    ClaimStatus["WITHDRAWN"] = "withdrawn";
})(ClaimStatus || (ClaimStatus = {}));
/** Why a claim cannot be made at a moment. */
export var ClaimBarrier;
(function (ClaimBarrier) {
    ClaimBarrier["TOO_EARLY"] = "too_early";
    ClaimBarrier["TOO_LATE"] = "too_late";
    ClaimBarrier["CLAIM_OPEN"] = "claim_open";
    ClaimBarrier["NO_DEPOSIT"] = "no_deposit";
})(ClaimBarrier || (ClaimBarrier = {}));
/** Why a proposal says what it says. */
export var ProposalReason;
(function (ProposalReason) {
    ProposalReason["TABLE"] = "table";
    ProposalReason["OTHER_SIDE_AGREES"] = "other_side_agrees";
    ProposalReason["AREA_WITHIN_LIMIT"] = "area_within_limit";
    ProposalReason["BELOW_EXCESS"] = "below_excess";
    ProposalReason["NOTHING_TO_PAY"] = "nothing_to_pay";
})(ProposalReason || (ProposalReason = {}));
/** What a damaged thing is; the guarantee does not cover every kind. */
export var ItemKind;
(function (ItemKind) {
    ItemKind["GENERAL"] = "general";
    ItemKind["ART"] = "art";
    ItemKind["VEHICLE"] = "vehicle";
    ItemKind["CASH_OR_JEWELS"] = "cash_or_jewels";
    ItemKind["DOCUMENTS_OR_DATA"] = "documents_or_data";
})(ItemKind || (ItemKind = {}));
/** Status of what the guarantee pays. */
export var GuaranteePaymentStatus;
(function (GuaranteePaymentStatus) {
    GuaranteePaymentStatus["OWED"] = "owed";
    GuaranteePaymentStatus["PAID"] = "paid";
})(GuaranteePaymentStatus || (GuaranteePaymentStatus = {}));
registerEnumType(ClaimSide, {
    name: 'ClaimSide',
    description: 'A side of a booking.',
    valuesConfig: { RENTER: { description: 'Who rents the space.' }, HOST: { description: 'Whose space it is.' } },
});
registerEnumType(ClaimCase, {
    name: 'ClaimCase',
    description: 'What a claim is about.',
    valuesConfig: {
        NO_ACCESS: { description: 'Renter: no access at the start.' },
        DIFFERENT: { description: 'Renter: the space differs from its description; `detail` says how.' },
        UNSAFE: { description: 'Renter: not safe for the things; `detail` says why.' },
        NOT_ENTITLED: { description: 'Renter: the host may not let the space.' },
        GOODS_DAMAGED: { description: 'Renter: things were damaged or stolen.' },
        SPACE_DAMAGED: { description: 'Host: damage, goods left behind or keys not returned.' },
    },
});
registerEnumType(ClaimDetail, {
    name: 'ClaimDetail',
    description: 'What exactly a claim is about; which belong to a case is in `ClaimOption.details`.',
    valuesConfig: {
        TYPE: { description: 'Another type of space.' },
        SMALLER: { description: 'At least 15 % less area; needs a measured area.' },
        ACCESS_MODE: { description: 'Another way in than described.' },
        FEATURE: { description: 'A named feature is missing.' },
        DAMP: { description: 'Damp.' },
        LEAK: { description: 'Water comes in.' },
        PESTS: { description: 'Pests.' },
        FIRE_RISK: { description: 'Danger of fire.' },
        NO_LOCK: { description: 'It cannot be locked.' },
        DAMAGE: { description: 'Damage.' },
        WATER: { description: 'Damage by water; it has a limit of its own.' },
        THEFT: { description: 'Theft; needs a police report.' },
        GOODS_LEFT: { description: 'Things were left behind.' },
        KEYS: { description: 'Keys or remotes were not returned.' },
    },
});
registerEnumType(ClaimRemedy, {
    name: 'ClaimRemedy',
    description: 'What a claim asks for, and what is proposed or decided.',
    valuesConfig: {
        FULL_REFUND: { description: 'Everything goes back, fees included; the stay ends.' },
        REBOOKING: { description: 'As FULL_REFUND, and up to 50 € of what another space costs more.' },
        LOWER_RENT: { description: 'The renter stays and pays 30 % less from the first day on.' },
        UNUSED_REFUND: { description: 'Everything paid for the time from the claim on goes back; the stay ends.' },
        CYCLE_REFUND: { description: 'The current billing period goes back, fees included; the stay ends.' },
        GUARANTEE: { description: 'Our guarantee pays the damage within the limits of the plan, less its excess.' },
        DEPOSIT: { description: "Up to the deposit is charged on the renter's card for the host." },
        PARTIAL_REFUND: { description: 'Staff only: a part of what was paid goes back; the stay goes on.' },
        NOTHING: { description: 'Nothing is paid.' },
    },
});
registerEnumType(ClaimStatus, {
    name: 'ClaimStatus',
    description: 'Status of a claim.',
    valuesConfig: {
        SUBMITTED: { description: 'Stored; the other side is being notified.' },
        AWAITING_OTHER: { description: 'The other side has until `answerBy` to answer.' },
        PROPOSED: { description: 'Both sides have until `voteBy` to accept the proposal; silence is a no.' },
        AGREED: { description: 'Both accepted; the money moves.' },
        IN_REVIEW: { description: 'Staff decide, by `decideBy`.' },
        DECIDED: { description: 'Staff decided; each side can appeal until `appealBy`, or both accept.' },
        APPEALED: { description: 'Another member of the staff decides, for good.' },
        CLOSED: { description: 'Over; its money is ordered.' },
        WITHDRAWN: { description: 'Taken back by whoever made it.' },
    },
});
registerEnumType(ClaimBarrier, {
    name: 'ClaimBarrier',
    description: 'Why a claim cannot be made now.',
    valuesConfig: {
        TOO_EARLY: { description: 'Its window opens at `opensAt`.' },
        TOO_LATE: { description: 'Its window closed at `closesAt`.' },
        CLAIM_OPEN: { description: 'The same side already has an open claim.' },
        NO_DEPOSIT: { description: 'The booking has no deposit left to claim.' },
    },
});
registerEnumType(ProposalReason, {
    name: 'ProposalReason',
    description: 'Why a proposal says what it says.',
    valuesConfig: {
        TABLE: { description: "The guarantee's table, by the evidence of the claim." },
        OTHER_SIDE_AGREES: { description: 'The other side agrees with what is asked.' },
        AREA_WITHIN_LIMIT: { description: 'By the measured area it is less than 15 % smaller.' },
        BELOW_EXCESS: { description: "The covered damage is not above the plan's excess." },
        NOTHING_TO_PAY: { description: 'There is nothing to pay back.' },
    },
});
registerEnumType(ItemKind, {
    name: 'ItemKind',
    description: 'What a thing is.',
    valuesConfig: {
        GENERAL: { description: 'Furniture, appliances, clothes, tools and the like.' },
        ART: { description: 'Art; covered up to 500 €, not above.' },
        VEHICLE: { description: 'A vehicle; not covered.' },
        CASH_OR_JEWELS: { description: 'Cash, securities or jewels; not covered.' },
        DOCUMENTS_OR_DATA: { description: 'Documents or data; not covered.' },
    },
});
registerEnumType(GuaranteePaymentStatus, {
    name: 'GuaranteePaymentStatus',
    description: 'Status of what the guarantee pays.',
    valuesConfig: {
        OWED: { description: 'Granted; the transfer is still to be made.' },
        PAID: { description: 'Transferred.' },
    },
});
//# sourceMappingURL=claim-types.js.map