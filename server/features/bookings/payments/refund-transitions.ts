import { createStateMachine, type TransitionRow } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking-types.js';
import { RefundStatus } from '../cancellation/cancellation-types.js';
import { RefundEventType, type RefundEventName } from './refund.events.js';

/** What moves a refund. */
export enum RefundStep {
  ORDER = 'order',
  ACCEPT = 'accept',
  COMPLETE = 'complete',
  REFUSE = 'refuse',
  COME_BACK = 'come_back',
  RETRY = 'retry',
  SETTLE_BY_HAND = 'settle_by_hand',
}

/** What a transition changes besides the status; `move-refund.ts` implements these effects. */
export type RefundEffect = 'markDone' | 'markFailed' | 'bookDone' | 'bookReturned' | 'bookByHand' | 'startNewAttempt';
/** The jobs that a transition schedules; `move-refund.ts` implements them. */
export type RefundTimer = 'callProvider';
/** The guards of a transition. */
export type RefundGuard = 'isByProvider';

/** One row of the table of refunds. */
export type RefundTransition = TransitionRow<
  RefundStatus,
  RefundStep,
  BookingActor,
  RefundGuard,
  RefundEffect,
  RefundTimer,
  RefundEventName
>;

const { WANTED, PENDING, DONE, FAILED } = RefundStatus;
const { SYSTEM, ADMIN } = BookingActor;

/** The whole table; the state machine and its tests are derived from it. */
export const refundTransitions: readonly RefundTransition[] = [
  {
    id: 'F1',
    from: null,
    to: WANTED,
    on: RefundStep.ORDER,
    by: Object.values(BookingActor),
    timers: ['callProvider'],
  },
  { id: 'F2', from: [WANTED], to: PENDING, on: RefundStep.ACCEPT, by: [SYSTEM] },
  {
    id: 'F3',
    from: [WANTED, PENDING],
    to: DONE,
    on: RefundStep.COMPLETE,
    by: [SYSTEM],
    effects: ['markDone', 'bookDone'],
    notices: [RefundEventType.DONE],
  },
  {
    id: 'F4',
    from: [WANTED, PENDING],
    to: FAILED,
    on: RefundStep.REFUSE,
    by: [SYSTEM],
    effects: ['markFailed'],
    notices: [RefundEventType.FAILED],
  },
  {
    // A bank can return the money days later.
    id: 'F5',
    from: [DONE],
    to: FAILED,
    on: RefundStep.COME_BACK,
    by: [SYSTEM],
    guards: ['isByProvider'],
    effects: ['markFailed', 'bookReturned'],
    notices: [RefundEventType.FAILED],
  },
  {
    id: 'F6',
    from: [FAILED],
    to: WANTED,
    on: RefundStep.RETRY,
    by: [ADMIN],
    effects: ['startNewAttempt'],
    timers: ['callProvider'],
  },
  {
    id: 'F7',
    from: [FAILED],
    to: DONE,
    on: RefundStep.SETTLE_BY_HAND,
    by: [ADMIN],
    effects: ['markDone', 'bookByHand'],
    notices: [RefundEventType.DONE],
  },
];

/** What the guards of a refund read. */
export interface RefundContext {
  readonly settledBy: string | null;
}

/** The validated state machine of refunds; none is final, because a bank can return any of them. */
export const refundMachine = createStateMachine<
  RefundStatus,
  RefundStep,
  BookingActor,
  RefundTransition,
  RefundContext
>({
  states: Object.values(RefundStatus),
  finals: [],
  transitions: refundTransitions,
  guards: { isByProvider: ({ settledBy }) => settledBy === null },
});

/** What a refund's status means; queries and rules ask for a meaning and never list statuses. */
const MEANINGS = {
  /** The provider has not given its final answer. */
  isUnderWay: [WANTED, PENDING],
} as const satisfies Record<string, readonly RefundStatus[]>;

/** The statuses that have a meaning. */
export function refundStatusesThat(meaning: keyof typeof MEANINGS): readonly RefundStatus[] {
  return MEANINGS[meaning];
}
