import { createStateMachine, type TransitionRow } from '../../core/writes/state-machine.js';
import { claimGuards, type ClaimContext, type ClaimGuard } from './claim-guards.rules.js';
import { ClaimStatus } from './claim.enums.js';
import { ClaimEventType, type ClaimEventName } from './claim.events.js';

/** The actors of a claim. */
export enum ClaimActor {
  CLAIMANT = 'claimant',
  OTHER_SIDE = 'other_side',
  STAFF = 'staff',
  SYSTEM = 'system',
}

/** What moves a claim. */
export enum ClaimStep {
  SUBMIT = 'submit',
  ASK_OTHER_SIDE = 'ask_other_side',
  ANSWER = 'answer',
  END_ANSWER_TIME = 'end_answer_time',
  ACCEPT = 'accept',
  REFUSE = 'refuse',
  CHANGE_REMEDY = 'change_remedy',
  BOTH_ACCEPT = 'both_accept',
  END_VOTES = 'end_votes',
  SETTLE = 'settle',
  DECIDE = 'decide',
  ASK_FOR_DATA = 'ask_for_data',
  GIVE_DATA = 'give_data',
  END_DATA_TIME = 'end_data_time',
  APPEAL = 'appeal',
  END_APPEAL_TIME = 'end_appeal_time',
  WITHDRAW = 'withdraw',
}

/** What a transition changes besides the status; `move-claim.ts` implements these effects. */
export type ClaimEffect = 'holdEarnings' | 'releaseEarnings' | 'settle';

/** The jobs that are scheduled; `move-claim.ts` implements them. */
export type ClaimTimer = 'answerEnd' | 'voteEnd' | 'dataEnd' | 'appealEnd';

/** One row of the table of claims. */
export type ClaimTransition = TransitionRow<
  ClaimStatus,
  ClaimStep,
  ClaimActor,
  ClaimGuard,
  ClaimEffect,
  ClaimTimer,
  ClaimEventName
>;

const { SUBMITTED, AWAITING_OTHER, PROPOSED, AGREED, IN_REVIEW, AWAITING_DATA, DECIDED, APPEALED, CLOSED, WITHDRAWN } =
  ClaimStatus;
const { CLAIMANT, OTHER_SIDE, STAFF, SYSTEM } = ClaimActor;
const SIDES = [CLAIMANT, OTHER_SIDE] as const;

/** The whole table; the state machine and its tests are derived from it. */
export const claimTransitions: readonly ClaimTransition[] = [
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
    guards: ['answerTimeOver', 'proposable'],
    timers: ['voteEnd'],
    notices: [ClaimEventType.PROPOSED],
  },
  {
    id: 'K5a',
    from: [AWAITING_OTHER],
    to: IN_REVIEW,
    on: ClaimStep.END_ANSWER_TIME,
    by: [SYSTEM],
    guards: ['answerTimeOver', 'contested'],
    notices: [ClaimEventType.TO_REVIEW],
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
    guards: ['chargeable'],
    effects: ['settle'],
    notices: [ClaimEventType.AGREED],
  },
  {
    // Nothing is charged for a suspended host without a word of the staff.
    id: 'K8a',
    from: [PROPOSED],
    to: IN_REVIEW,
    on: ClaimStep.BOTH_ACCEPT,
    by: [SYSTEM],
    guards: ['chargesPaused'],
    notices: [ClaimEventType.TO_REVIEW],
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
  {
    id: 'K19',
    from: [IN_REVIEW, APPEALED],
    to: AWAITING_DATA,
    on: ClaimStep.ASK_FOR_DATA,
    by: [STAFF],
    timers: ['dataEnd'],
    notices: [ClaimEventType.DATA_ASKED],
  },
  ...backToStaff('K20', ClaimStep.GIVE_DATA, SIDES),
  ...backToStaff('K21', ClaimStep.END_DATA_TIME, [SYSTEM]),
  {
    id: 'K22',
    from: [AWAITING_DATA],
    to: WITHDRAWN,
    on: ClaimStep.WITHDRAW,
    by: [CLAIMANT],
    guards: ['beforeAppeal'],
    effects: ['releaseEarnings'],
    notices: [ClaimEventType.WITHDRAWN],
  },
];

/** A claim that waited for more data returns to the state in which the staff asked. */
function backToStaff(id: string, on: ClaimStep, by: readonly ClaimActor[]): ClaimTransition[] {
  const row = { from: [AWAITING_DATA], on, by, notices: [ClaimEventType.REVIEW_RESUMED] };
  return [
    { ...row, id, to: IN_REVIEW, guards: ['asked', 'beforeAppeal'] },
    { ...row, id: `${id}a`, to: APPEALED, guards: ['asked', 'inAppeal'] },
  ];
}

/** The validated state machine of claims. */
export const claimMachine = createStateMachine<ClaimStatus, ClaimStep, ClaimActor, ClaimTransition, ClaimContext>({
  states: Object.values(ClaimStatus),
  finals: [CLOSED, WITHDRAWN],
  transitions: claimTransitions,
  guards: claimGuards,
});
