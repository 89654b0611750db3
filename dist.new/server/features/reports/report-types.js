import { registerEnumType } from 'type-graphql';
/** What is wrong with a space. */
export var SpaceReportReason;
(function (SpaceReportReason) {
    SpaceReportReason["FRAUD"] = "fraud";
    SpaceReportReason["MISLEADING"] = "misleading";
    SpaceReportReason["PHOTOS"] = "photos";
    SpaceReportReason["DANGEROUS"] = "dangerous";
    SpaceReportReason["ILLEGAL"] = "illegal";
    SpaceReportReason["PERSONAL_DATA"] = "personal_data";
    SpaceReportReason["OTHER"] = "other";
})(SpaceReportReason || (SpaceReportReason = {}));
registerEnumType(SpaceReportReason, {
    name: 'SpaceReportReason',
    description: 'What is wrong with a space.',
    valuesConfig: {
        FRAUD: { description: 'It asks for money elsewhere, or there is no such space.' },
        MISLEADING: { description: 'The space is not as described.' },
        PHOTOS: { description: "Its pictures are somebody else's, or show another place." },
        DANGEROUS: { description: 'The place is not safe.' },
        ILLEGAL: { description: 'It offers or shows something illegal.' },
        PERSONAL_DATA: { description: "It shows somebody's personal data." },
        OTHER: { description: 'Anything else.' },
    },
});
/** What is wrong with a person. */
export var UserReportReason;
(function (UserReportReason) {
    UserReportReason["FRAUD"] = "fraud";
    UserReportReason["ABUSE"] = "abuse";
    UserReportReason["IMPERSONATION"] = "impersonation";
    UserReportReason["DISCRIMINATION"] = "discrimination";
    UserReportReason["ILLEGAL"] = "illegal";
    UserReportReason["OTHER"] = "other";
})(UserReportReason || (UserReportReason = {}));
registerEnumType(UserReportReason, {
    name: 'UserReportReason',
    description: 'What is wrong with a person.',
    valuesConfig: {
        FRAUD: { description: 'They ask for money elsewhere, or deceive.' },
        ABUSE: { description: 'They insult, threaten or harass.' },
        IMPERSONATION: { description: 'They pretend to be somebody else.' },
        DISCRIMINATION: { description: 'They treat people worse for what they are.' },
        ILLEGAL: { description: 'They offer or do something illegal.' },
        OTHER: { description: 'Anything else.' },
    },
});
/** Reason for reporting a review. */
export var ReviewReportReason;
(function (ReviewReportReason) {
    ReviewReportReason["NOT_A_REAL_STAY"] = "not_a_real_stay";
    ReviewReportReason["INSULT"] = "insult";
    ReviewReportReason["THREAT"] = "threat";
    ReviewReportReason["EXTORTION"] = "extortion";
    ReviewReportReason["PERSONAL_DATA"] = "personal_data";
    ReviewReportReason["ILLEGAL"] = "illegal";
    ReviewReportReason["OTHER"] = "other";
})(ReviewReportReason || (ReviewReportReason = {}));
registerEnumType(ReviewReportReason, {
    name: 'ReviewReportReason',
    description: 'Reason for reporting a review. A low rating alone is no reason.',
    valuesConfig: {
        NOT_A_REAL_STAY: {
            description: 'It is not about a real rental of that space, or its author has a conflict of interest.',
        },
        INSULT: { description: 'It insults or discriminates.' },
        THREAT: { description: 'It threatens somebody.' },
        EXTORTION: { description: 'Somebody asked for money or a favor to write or remove it.' },
        PERSONAL_DATA: { description: "It contains somebody's personal data." },
        ILLEGAL: { description: 'Its content is illegal.' },
        OTHER: { description: 'Anything else.' },
    },
});
/** What is wrong with a message or a whole conversation. */
export var MessageReportReason;
(function (MessageReportReason) {
    MessageReportReason["FRAUD"] = "fraud";
    MessageReportReason["ABUSE"] = "abuse";
    MessageReportReason["SPAM"] = "spam";
    MessageReportReason["ILLEGAL"] = "illegal";
    MessageReportReason["PERSONAL_DATA"] = "personal_data";
    MessageReportReason["OTHER"] = "other";
})(MessageReportReason || (MessageReportReason = {}));
registerEnumType(MessageReportReason, {
    name: 'MessageReportReason',
    description: 'What is wrong with a message or a whole conversation.',
    valuesConfig: {
        FRAUD: { description: 'Asks for payment elsewhere, or attempts fraud.' },
        ABUSE: { description: 'Insults, threats or other abuse.' },
        SPAM: { description: 'Advertising or repeated messages.' },
        ILLEGAL: { description: 'Offers or shows something illegal.' },
        PERSONAL_DATA: { description: 'Discloses personal data.' },
        OTHER: { description: 'Anything else; requires `details`.' },
    },
});
//# sourceMappingURL=report-types.js.map