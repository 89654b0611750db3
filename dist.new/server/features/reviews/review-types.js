import { registerEnumType } from 'type-graphql';
/** Who writes about whom. */
export var ReviewDirection;
(function (ReviewDirection) {
    ReviewDirection["OF_SPACE"] = "of_space";
    ReviewDirection["OF_RENTER"] = "of_renter";
})(ReviewDirection || (ReviewDirection = {}));
/** Status of a review. */
export var ReviewStatus;
(function (ReviewStatus) {
    ReviewStatus["SUBMITTED"] = "submitted";
    ReviewStatus["HELD"] = "held";
    ReviewStatus["PUBLISHED"] = "published";
    ReviewStatus["HIDDEN"] = "hidden";
})(ReviewStatus || (ReviewStatus = {}));
/** Why a review is held until staff have read it. */
export var ReviewFlag;
(function (ReviewFlag) {
    ReviewFlag["INSULT"] = "insult";
    ReviewFlag["THREAT"] = "threat";
    ReviewFlag["EXTORTION"] = "extortion";
    ReviewFlag["PERSONAL_DATA"] = "personal_data";
})(ReviewFlag || (ReviewFlag = {}));
/** The orders of a list of reviews; equal ones come newest first. */
export var ReviewOrder;
(function (ReviewOrder) {
    ReviewOrder["NEWEST"] = "newest";
    ReviewOrder["MOST_USEFUL"] = "most_useful";
    ReviewOrder["HIGHEST"] = "highest";
    ReviewOrder["LOWEST"] = "lowest";
})(ReviewOrder || (ReviewOrder = {}));
/** A rental is reviewed while it runs and at its end. */
export var ReviewRoundKind;
(function (ReviewRoundKind) {
    ReviewRoundKind["STAY"] = "stay";
    ReviewRoundKind["END"] = "end";
})(ReviewRoundKind || (ReviewRoundKind = {}));
registerEnumType(ReviewDirection, {
    name: 'ReviewDirection',
    description: 'Who writes about whom.',
    valuesConfig: {
        OF_SPACE: { description: 'The renter about the space and its host.' },
        OF_RENTER: { description: 'The host about the renter.' },
    },
});
registerEnumType(ReviewOrder, {
    name: 'ReviewOrder',
    description: 'Order of a list of reviews; equal ones come newest first.',
    valuesConfig: {
        NEWEST: { description: 'Last published first.' },
        MOST_USEFUL: { description: 'Those that most people found useful first.' },
        HIGHEST: { description: 'Most stars first.' },
        LOWEST: { description: 'Fewest stars first.' },
    },
});
registerEnumType(ReviewStatus, {
    name: 'ReviewStatus',
    description: 'Status of a review. Everybody but its author sees PUBLISHED only, and the staff HELD too.',
    valuesConfig: {
        SUBMITTED: { description: 'Written; hidden until the other side has written or the time is over.' },
        HELD: { description: 'Waits until staff have read it.' },
        PUBLISHED: { description: 'Everybody can read it.' },
        HIDDEN: { description: 'Hidden by the staff, because it is against the rules.' },
    },
});
/** The categories each side rates, in the order of the form. */
export const CATEGORIES = {
    [ReviewDirection.OF_SPACE]: ['accuracy', 'access', 'condition', 'security', 'communication', 'value'],
    [ReviewDirection.OF_RENTER]: ['communication', 'care', 'rules', 'payment'],
};
export const ALL_CATEGORIES = [
    'accuracy',
    'access',
    'condition',
    'security',
    'communication',
    'value',
    'care',
    'rules',
    'payment',
];
//# sourceMappingURL=review-types.js.map