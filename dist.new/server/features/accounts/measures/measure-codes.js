import { registerEnumType } from 'type-graphql';
/** What the staff can decide about a person. */
export var MeasureKind;
(function (MeasureKind) {
    MeasureKind["WARNING"] = "warning";
    MeasureKind["LIMIT_MESSAGES"] = "limit_messages";
    MeasureKind["LIMIT_BOOKINGS"] = "limit_bookings";
    MeasureKind["LIMIT_PUBLISHING"] = "limit_publishing";
    MeasureKind["SUSPENSION"] = "suspension";
    MeasureKind["BAN"] = "ban";
})(MeasureKind || (MeasureKind = {}));
/** The limits: each closes one part of the product until a day. */
export const LIMIT_KINDS = [
    MeasureKind.LIMIT_MESSAGES,
    MeasureKind.LIMIT_BOOKINGS,
    MeasureKind.LIMIT_PUBLISHING,
];
/** Why; the person reads it in their language. */
export var MeasureReason;
(function (MeasureReason) {
    MeasureReason["FALSE_LISTING"] = "false_listing";
    MeasureReason["CONTACT_OUTSIDE"] = "contact_outside";
    MeasureReason["ABUSE"] = "abuse";
    MeasureReason["FRAUD"] = "fraud";
    MeasureReason["FORBIDDEN_GOODS"] = "forbidden_goods";
    MeasureReason["NON_PAYMENT"] = "non_payment";
    MeasureReason["IDENTITY"] = "identity";
    MeasureReason["OTHER"] = "other";
})(MeasureReason || (MeasureReason = {}));
registerEnumType(MeasureKind, {
    name: 'MeasureKind',
    description: 'What the staff can decide about a person.',
    valuesConfig: {
        WARNING: { description: 'A warning; nothing else changes.' },
        LIMIT_MESSAGES: { description: 'May not write messages until a day.' },
        LIMIT_BOOKINGS: { description: 'May not ask for new bookings until a day.' },
        LIMIT_PUBLISHING: { description: 'May not publish or change spaces until a day.' },
        SUSPENSION: { description: 'May not sign in until a day.' },
        BAN: { description: 'May not sign in any more.' },
    },
});
registerEnumType(MeasureReason, {
    name: 'MeasureReason',
    description: 'Why the staff decided something about a person.',
    valuesConfig: {
        FALSE_LISTING: { description: 'A space is not as described.' },
        CONTACT_OUTSIDE: { description: 'Contact or payment outside Hueco.' },
        ABUSE: { description: 'Insults, threats or pressure.' },
        FRAUD: { description: 'Deceit.' },
        FORBIDDEN_GOODS: { description: 'Things that may not be stored.' },
        NON_PAYMENT: { description: 'Charges that stay unpaid.' },
        IDENTITY: { description: 'Doubts about the identity.' },
        OTHER: { description: 'Another breach of the terms, told in the statement.' },
    },
});
//# sourceMappingURL=measure-codes.js.map