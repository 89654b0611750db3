import { registerEnumType } from 'type-graphql';
/** What was reported. */
export var ReportedKind;
(function (ReportedKind) {
    ReportedKind["SPACE"] = "space";
    ReportedKind["USER"] = "user";
    ReportedKind["REVIEW"] = "review";
    ReportedKind["MESSAGE"] = "message";
    ReportedKind["CONVERSATION"] = "conversation";
})(ReportedKind || (ReportedKind = {}));
/** How a report stands. */
export var ReportStatus;
(function (ReportStatus) {
    ReportStatus["OPEN"] = "open";
    ReportStatus["UPHELD"] = "upheld";
    ReportStatus["DISMISSED"] = "dismissed";
})(ReportStatus || (ReportStatus = {}));
/** Who complains about a decision. */
export var ReportSide;
(function (ReportSide) {
    ReportSide["REPORTER"] = "reporter";
    ReportSide["OWNER"] = "owner";
})(ReportSide || (ReportSide = {}));
/** What became of a complaint. */
export var ComplaintOutcome;
(function (ComplaintOutcome) {
    ComplaintOutcome["KEPT"] = "kept";
    ComplaintOutcome["CHANGED"] = "changed";
})(ComplaintOutcome || (ComplaintOutcome = {}));
registerEnumType(ReportedKind, {
    name: 'ReportedKind',
    description: 'What was reported.',
    valuesConfig: {
        SPACE: { description: 'A space.' },
        USER: { description: 'A person.' },
        REVIEW: { description: 'A review.' },
        MESSAGE: { description: 'A message.' },
        CONVERSATION: { description: 'A whole conversation.' },
    },
});
registerEnumType(ReportStatus, {
    name: 'ReportStatus',
    description: 'How a report stands.',
    valuesConfig: {
        OPEN: { description: 'It waits for a decision.' },
        UPHELD: { description: 'It was right, and something was done.' },
        DISMISSED: { description: 'What was reported stays as it is.' },
    },
});
registerEnumType(ReportSide, {
    name: 'ReportSide',
    description: 'Who complains about a decision.',
    valuesConfig: {
        REPORTER: { description: 'Who reported it.' },
        OWNER: { description: 'Who answers for what was reported.' },
    },
});
registerEnumType(ComplaintOutcome, {
    name: 'ComplaintOutcome',
    description: 'What became of a complaint.',
    valuesConfig: {
        KEPT: { description: 'The decision stands.' },
        CHANGED: { description: 'It was decided the other way.' },
    },
});
/** A case about which nobody has complained. */
export const NO_COMPLAINT = {
    complaintSide: null,
    complaint: null,
    complainedAt: null,
    complaintDueAt: null,
    complaintOutcome: null,
    complaintStatement: null,
    complaintDecidedBy: null,
    complaintDecidedAt: null,
};
//# sourceMappingURL=report-case-types.js.map