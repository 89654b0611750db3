import { createStateMachine } from '../../core/writes/state-machine.js';
import { ClaimStatus } from './claim-types.js';
import { ClaimEventType } from './claim.events.js';
/** Who acts on a claim. */
export var ClaimActor;
(function (ClaimActor) {
    ClaimActor["CLAIMANT"] = "claimant";
    ClaimActor["OTHER_SIDE"] = "other_side";
    ClaimActor["STAFF"] = "staff";
    ClaimActor["SYSTEM"] = "system";
})(ClaimActor || (ClaimActor = {}));
/** What moves a claim. */
export var ClaimStep;
(function (ClaimStep) {
    ClaimStep["SUBMIT"] = "submit";
    ClaimStep["ASK_OTHER_SIDE"] = "ask_other_side";
    ClaimStep["ANSWER"] = "answer";
    ClaimStep["END_ANSWER_TIME"] = "end_answer_time";
    ClaimStep["ACCEPT"] = "accept";
    ClaimStep["REFUSE"] = "refuse";
    ClaimStep["CHANGE_REMEDY"] = "change_remedy";
    ClaimStep["BOTH_ACCEPT"] = "both_accept";
    ClaimStep["END_VOTES"] = "end_votes";
    ClaimStep["SETTLE"] = "settle";
    ClaimStep["DECIDE"] = "decide";
    ClaimStep["APPEAL"] = "appeal";
    ClaimStep["END_APPEAL_TIME"] = "end_appeal_time";
    ClaimStep["WITHDRAW"] = "withdraw";
})(ClaimStep || (ClaimStep = {}));
const { SUBMITTED, AWAITING_OTHER, PROPOSED, AGREED, IN_REVIEW, DECIDED, APPEALED, CLOSED, WITHDRAWN } = ClaimStatus;
const { CLAIMANT, OTHER_SIDE, STAFF, SYSTEM } = ClaimActor;
const SIDES = [CLAIMANT, OTHER_SIDE];
/** The whole table; the machine and its tests come from here. */
export const claimTransitions = [
    { id: 'K1', from: null, to: SUBMITTED, on: ClaimStep.SUBMIT, by: [CLAIMANT], effects: ['holdEarnings'] },
    {
        id: 'K2',
        from: [SUBMITTED],
        to: AWAITING_OTHER,
        on: ClaimStep.ASK_OTHER_SIDE,
        by: [SYSTEM],
        timers: ['answerEnd'],
    },
    {
        id: 'K3',
        from: [AWAITING_OTHER],
        to: PROPOSED,
        on: ClaimStep.ANSWER,
        by: [OTHER_SIDE],
        guards: ['withinAnswerTime', 'proposable'],
        timers: ['voteEnd'],
        notices: [ClaimEventType.PROPOSED],
    },
    {
        id: 'K4',
        from: [AWAITING_OTHER],
        to: IN_REVIEW,
        on: ClaimStep.ANSWER,
        by: [OTHER_SIDE],
        guards: ['withinAnswerTime', 'contested'],
        notices: [ClaimEventType.TO_REVIEW],
    },
    {
        id: 'K5',
        from: [AWAITING_OTHER],
        to: PROPOSED,
        on: ClaimStep.END_ANSWER_TIME,
        by: [SYSTEM],
        guards: ['answerTimeOver'],
        timers: ['voteEnd'],
        notices: [ClaimEventType.PROPOSED],
    },
    {
        id: 'K6',
        from: [PROPOSED],
        to: 'same',
        on: ClaimStep.ACCEPT,
        by: SIDES,
        guards: ['withinVoteTime'],
    },
    {
        id: 'K7',
        from: [PROPOSED],
        to: IN_REVIEW,
        on: ClaimStep.REFUSE,
        by: SIDES,
        guards: ['withinVoteTime'],
        notices: [ClaimEventType.TO_REVIEW],
    },
    {
        id: 'K8',
        from: [PROPOSED],
        to: AGREED,
        on: ClaimStep.BOTH_ACCEPT,
        by: [SYSTEM],
        effects: ['settle'],
        notices: [ClaimEventType.AGREED],
    },
    {
        id: 'K9',
        from: [PROPOSED],
        to: IN_REVIEW,
        on: ClaimStep.END_VOTES,
        by: [SYSTEM],
        guards: ['voteTimeOver'],
        notices: [ClaimEventType.TO_REVIEW],
    },
    {
        id: 'K10',
        from: [AGREED],
        to: CLOSED,
        on: ClaimStep.SETTLE,
        by: [SYSTEM],
        effects: ['releaseEarnings'],
    },
    {
        id: 'K11',
        from: [IN_REVIEW],
        to: DECIDED,
        on: ClaimStep.DECIDE,
        by: [STAFF],
        timers: ['appealEnd'],
        notices: [ClaimEventType.DECIDED],
    },
    {
        id: 'K12',
        from: [DECIDED],
        to: 'same',
        on: ClaimStep.ACCEPT,
        by: SIDES,
        guards: ['withinAppealTime'],
    },
    {
        id: 'K13',
        from: [DECIDED],
        to: CLOSED,
        on: ClaimStep.BOTH_ACCEPT,
        by: [SYSTEM],
        effects: ['settle', 'releaseEarnings'],
        notices: [ClaimEventType.CLOSED],
    },
    {
        id: 'K14',
        from: [DECIDED],
        to: APPEALED,
        on: ClaimStep.APPEAL,
        by: SIDES,
        guards: ['withinAppealTime'],
        notices: [ClaimEventType.APPEALED],
    },
    {
        id: 'K15',
        from: [DECIDED],
        to: CLOSED,
        on: ClaimStep.END_APPEAL_TIME,
        by: [SYSTEM],
        guards: ['appealTimeOver'],
        effects: ['settle', 'releaseEarnings'],
        notices: [ClaimEventType.CLOSED],
    },
    {
        id: 'K16',
        from: [APPEALED],
        to: CLOSED,
        on: ClaimStep.DECIDE,
        by: [STAFF],
        guards: ['otherStaff'],
        effects: ['settle', 'releaseEarnings'],
        notices: [ClaimEventType.DECIDED],
    },
    {
        id: 'K17',
        from: [AWAITING_OTHER, PROPOSED, IN_REVIEW],
        to: WITHDRAWN,
        on: ClaimStep.WITHDRAW,
        by: [CLAIMANT],
        effects: ['releaseEarnings'],
        notices: [ClaimEventType.WITHDRAWN],
    },
    {
        id: 'K18',
        from: [PROPOSED],
        to: 'same',
        on: ClaimStep.CHANGE_REMEDY,
        by: [CLAIMANT],
        guards: ['withinVoteTime'],
        notices: [ClaimEventType.PROPOSED],
    },
];
/** The checked machine of claims. */
export const claimMachine = createStateMachine({
    states: Object.values(ClaimStatus),
    finals: [CLOSED, WITHDRAWN],
    transitions: claimTransitions,
    guards: {
        withinAnswerTime: ({ answerBy }, now) => answerBy !== null && now < answerBy,
        answerTimeOver: ({ answerBy }, now) => answerBy !== null && now >= answerBy,
        proposable: ({ isProposable }) => isProposable,
        contested: ({ isProposable }) => (isProposable === undefined ? undefined : !isProposable),
        withinVoteTime: ({ voteBy }, now) => voteBy !== null && now < voteBy,
        voteTimeOver: ({ voteBy }, now) => voteBy !== null && now >= voteBy,
        withinAppealTime: ({ appealBy }, now) => appealBy !== null && now < appealBy,
        appealTimeOver: ({ appealBy }, now) => appealBy !== null && now >= appealBy,
        otherStaff: ({ isOtherStaff }) => isOtherStaff,
    },
});
/** What a claim's status means; queries and rules ask for a meaning and never list statuses. */
const MEANINGS = {
    /** Something is still to be said or decided. */
    isOpen: [SUBMITTED, AWAITING_OTHER, PROPOSED, IN_REVIEW, DECIDED, APPEALED],
    /** The staff have to decide. */
    isForStaff: [IN_REVIEW, APPEALED],
    /** Ended with a result, or about to move its money. */
    isResolved: [AGREED, CLOSED],
};
/** The statuses that have a meaning. */
export function claimStatusesThat(meaning) {
    return MEANINGS[meaning];
}
/** The `dispute_state` of a booking whose latest claim has this status. */
export function disputeStateOf(status) {
    if (status === AWAITING_OTHER)
        return 'awaiting_other';
    if (status === IN_REVIEW || status === DECIDED || status === APPEALED)
        return 'in_review';
    if (status === WITHDRAWN)
        return 'none';
    return status === AGREED || status === CLOSED ? 'resolved' : 'open';
}
//# sourceMappingURL=claim-transitions.js.map