import { createStateMachine, type TransitionRow } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking.enums.js';
import { DisputeStatus } from './dispute.enums.js';
import { DisputeEventType, type DisputeEventName } from './dispute.events.js';

/** What moves a dispute: reports of the provider. */
export enum DisputeStep {
  OPEN = 'open',
  ANSWER = 'answer',
  WIN = 'win',
  LOSE = 'lose',
}

/** What a transition changes besides the status; `move-dispute.ts` implements these effects. */
export type DisputeEffect =
  | 'holdShare'
  | 'releaseShare'
  | 'markDecided'
  | 'raiseAlarm'
  | 'closeAlarm'
  | 'bookLoss'
  | 'retryRefunds'
  | 'settleRefunds'
  | 'reopenRefunds';

/** One row of the table of disputes. */
export type DisputeTransition = TransitionRow<
  DisputeStatus,
  DisputeStep,
  BookingActor,
  never,
  DisputeEffect,
  never,
  DisputeEventName
>;

const { OPEN, ANSWERED, WON, LOST } = DisputeStatus;
const by = [BookingActor.SYSTEM];

/** The whole table; the state machine and its tests are derived from it. */
export const disputeTransitions: readonly DisputeTransition[] = [
  {
    id: 'D1',
    from: null,
    to: OPEN,
    on: DisputeStep.OPEN,
    by,
    effects: ['holdShare', 'raiseAlarm'],
    notices: [DisputeEventType.OPENED],
  },
  { id: 'D2', from: [OPEN], to: ANSWERED, on: DisputeStep.ANSWER, by },
  {
    id: 'D3',
    from: [OPEN, ANSWERED],
    to: WON,
    on: DisputeStep.WIN,
    by,
    effects: ['markDecided', 'releaseShare', 'closeAlarm', 'retryRefunds'],
    notices: [DisputeEventType.DECIDED],
  },
  {
    // The host did their part: the loss is ours, and the alarm stays until the staff have looked at it.
    id: 'D4',
    from: [OPEN, ANSWERED],
    to: LOST,
    on: DisputeStep.LOSE,
    by,
    effects: ['markDecided', 'releaseShare', 'bookLoss', 'settleRefunds'],
    notices: [DisputeEventType.DECIDED],
  },
  // A bank can change its decision; what is returned then is booked against our loss.
  {
    id: 'D5',
    from: [LOST],
    to: WON,
    on: DisputeStep.WIN,
    by,
    effects: ['markDecided', 'closeAlarm', 'reopenRefunds', 'retryRefunds'],
  },
];

/** The validated state machine of disputes; none is final, because a bank can change its decision. */
export const disputeMachine = createStateMachine<DisputeStatus, DisputeStep, BookingActor, DisputeTransition>({
  states: Object.values(DisputeStatus),
  finals: [WON],
  transitions: disputeTransitions,
});

/** What a dispute's status means; queries and rules ask for a meaning and never list statuses. */
const MEANINGS = {
  /** The bank has not decided. */
  isUndecided: [OPEN, ANSWERED],
} as const satisfies Record<string, readonly DisputeStatus[]>;

/** The statuses that have a meaning. */
export function disputeStatusesThat(meaning: keyof typeof MEANINGS): readonly DisputeStatus[] {
  return MEANINGS[meaning];
}
