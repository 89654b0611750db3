import { createStateMachine, type TransitionRow } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking.enums.js';
import { RefundStatus } from '../cancellation/cancellation.enums.js';
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
  /** The cardholder's bank gave the money back for good. */
  SETTLE_BY_BANK = 'settle_by_bank',
  /** The bank changed that decision. */
  REOPEN = 'reopen',
}

/** What a transition changes besides the status; `move-refund.ts` implements these effects. */
export type RefundEffect =
  | 'markDone'
  | 'markFailed'
  | 'bookDone'
  | 'bookReturned'
  | 'bookByHand'
  | 'bookByBank'
  | 'takeFromBank'
  | 'startNewAttempt';
/** The jobs that a transition schedules; `move-refund.ts` implements them. */
export type RefundTimer = 'callProvider';
/** The guards of a transition. */
export type RefundGuard = 'isByProvider' | 'isByBank';

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
    // By the system, when a dispute of the charge was won.
    by: [ADMIN, SYSTEM],
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
  {
    // The charge was disputed and lost.
    id: 'F8',
    from: [FAILED],
    to: DONE,
    on: RefundStep.SETTLE_BY_BANK,
    by: [SYSTEM],
    effects: ['markDone', 'bookByBank'],
    notices: [RefundEventType.DONE],
  },
  {
    id: 'F9',
    from: [DONE],
    to: WANTED,
    on: RefundStep.REOPEN,
    by: [SYSTEM],
    guards: ['isByBank'],
    effects: ['takeFromBank', 'startNewAttempt'],
    timers: ['callProvider'],
  },
  {
    // The part of a refund that a lost dispute covers; the rest stays owed.
    id: 'F10',
    from: null,
    to: DONE,
    on: RefundStep.SETTLE_BY_BANK,
    by: [SYSTEM],
    effects: ['markDone', 'bookByBank'],
    notices: [RefundEventType.DONE],
  },
];

/** What the guards of a refund read. */
export interface RefundContext {
  readonly settledBy: string | null;
  readonly bankReference: string | null;
}

/** Whether the cardholder's bank paid it, after a dispute that we lost; the staff's transfers have a person. */
export const isByBank = ({ settledBy, bankReference }: RefundContext): boolean =>
  settledBy === null && bankReference !== null;

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
  guards: { isByProvider: ({ bankReference }) => bankReference === null, isByBank },
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
