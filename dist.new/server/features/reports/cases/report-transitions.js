import { createStateMachine } from '../../../core/writes/state-machine.js';
import { ReportStatus } from './report-case-types.js';
/** Who acts on a report. */
export var ReportActor;
(function (ReportActor) {
    ReportActor["REPORTER"] = "reporter";
    /** Who answers for what was reported. */
    ReportActor["OWNER"] = "owner";
    ReportActor["STAFF"] = "staff";
})(ReportActor || (ReportActor = {}));
/** What moves a report. */
export var ReportStep;
(function (ReportStep) {
    ReportStep["SUBMIT"] = "submit";
    ReportStep["UPHOLD"] = "uphold";
    ReportStep["DISMISS"] = "dismiss";
    ReportStep["TAKE_COMPLAINT"] = "take_complaint";
    ReportStep["KEEP"] = "keep";
    ReportStep["CHANGE"] = "change";
})(ReportStep || (ReportStep = {}));
/** Six months (DSA, article 20), in days. */
export const COMPLAINT_DAYS = 183;
const DAY_MS = 86_400_000;
const { OPEN, UPHELD, DISMISSED } = ReportStatus;
const by = [ReportActor.STAFF];
/** The whole table; the machine and its tests come from here. */
export const reportTransitions = [
    { id: 'I1', from: null, to: OPEN, on: ReportStep.SUBMIT, by: [ReportActor.REPORTER] },
    {
        id: 'I2',
        from: [OPEN],
        to: UPHELD,
        on: ReportStep.UPHOLD,
        by,
        effects: ['storeDecision'],
        notices: ['mailOutcome'],
    },
    {
        id: 'I3',
        from: [OPEN],
        to: DISMISSED,
        on: ReportStep.DISMISS,
        by,
        effects: ['storeDecision'],
        notices: ['mailOutcome'],
    },
    {
        id: 'I4',
        from: [UPHELD, DISMISSED],
        to: 'same',
        on: ReportStep.TAKE_COMPLAINT,
        // By its form, or by support for what came as a ticket.
        by: [ReportActor.STAFF, ReportActor.REPORTER, ReportActor.OWNER],
        guards: ['withinComplaintTime', 'notComplained'],
        effects: ['storeComplaint'],
    },
    {
        id: 'I5',
        from: [UPHELD, DISMISSED],
        to: 'same',
        on: ReportStep.KEEP,
        by,
        guards: ['complaintOpen', 'otherStaff'],
        effects: ['keepDecision'],
        notices: ['mailComplaintOutcome'],
    },
    {
        id: 'I6',
        from: [UPHELD],
        to: DISMISSED,
        on: ReportStep.CHANGE,
        by,
        guards: ['complaintOpen', 'otherStaff'],
        effects: ['changeDecision'],
        notices: ['mailComplaintOutcome'],
    },
    {
        id: 'I7',
        from: [DISMISSED],
        to: UPHELD,
        on: ReportStep.CHANGE,
        by,
        guards: ['complaintOpen', 'otherStaff'],
        effects: ['changeDecision'],
        notices: ['mailComplaintOutcome'],
    },
];
/** The checked machine of reports; none of its states is final, because a complaint may change each decision once. */
export const reportMachine = createStateMachine({
    states: Object.values(ReportStatus),
    finals: [],
    transitions: reportTransitions,
    guards: {
        withinComplaintTime: ({ decidedAt }, now) => decidedAt !== null && now.getTime() < new Date(decidedAt).getTime() + COMPLAINT_DAYS * DAY_MS,
        notComplained: ({ complainedAt }) => complainedAt === null,
        complaintOpen: ({ complainedAt, complaintDecidedAt }) => complainedAt !== null && complaintDecidedAt === null,
        otherStaff: ({ decidedBy, staffId }) => decidedBy !== staffId,
    },
});
/** The row that somebody may take by a step now; undefined when none. */
export function reportRow(report, step, staffId, now, actor = ReportActor.STAFF) {
    return reportMachine
        .candidates(report.status, step, actor)
        .find((row) => reportMachine.isAllowed(row, { ...report, staffId }, now));
}
//# sourceMappingURL=report-transitions.js.map