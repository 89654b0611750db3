import { createStateMachine, type TransitionRow } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking.enums.js';
import { PayoutStatus } from './payout.enums.js';
import { PayoutEventType, type PayoutEventName } from './payout.events.js';

/** What moves a payout. */
export enum PayoutStep {
  ORDER = 'order',
  SEND = 'send',
  ARRIVE = 'arrive',
  FAIL = 'fail',
}

/** What a transition changes besides the status; `move-payout.ts` implements these effects. */
export type PayoutEffect = 'bookSent' | 'markSent' | 'markPaid' | 'bookFailed';
/** The jobs that a transition schedules; `move-payout.ts` implements them. */
export type PayoutTimer = 'callProvider';

/** One row of the table of payouts. */
export type PayoutTransition = TransitionRow<
  PayoutStatus,
  PayoutStep,
  BookingActor,
  never,
  PayoutEffect,
  PayoutTimer,
  PayoutEventName
>;

const { SCHEDULED, IN_TRANSIT, PAID, FAILED } = PayoutStatus;
const by = [BookingActor.SYSTEM];
/** Staff who checked with the provider may end a payout that it never answered. */
const byStaffToo = [BookingActor.SYSTEM, BookingActor.ADMIN];

/** The whole table; the state machine and its tests are derived from it. */
export const payoutTransitions: readonly PayoutTransition[] = [
  // Booked when ordered, so that two runs never pay the same money.
  { id: 'O1', from: null, to: SCHEDULED, on: PayoutStep.ORDER, by, effects: ['bookSent'], timers: ['callProvider'] },
  {
    id: 'O2',
    from: [SCHEDULED],
    to: IN_TRANSIT,
    on: PayoutStep.SEND,
    by,
    effects: ['markSent'],
    notices: [PayoutEventType.SENT],
  },
  { id: 'O3', from: [IN_TRANSIT], to: PAID, on: PayoutStep.ARRIVE, by, effects: ['markPaid'] },
  {
    // A bank can refuse days after accepting it.
    id: 'O4',
    from: [SCHEDULED, IN_TRANSIT, PAID],
    to: FAILED,
    on: PayoutStep.FAIL,
    by: byStaffToo,
    effects: ['bookFailed'],
    timers: ['callProvider'],
    notices: [PayoutEventType.FAILED],
  },
];

/** The validated state machine of payouts. */
export const payoutMachine = createStateMachine<PayoutStatus, PayoutStep, BookingActor, PayoutTransition, object>({
  states: Object.values(PayoutStatus),
  finals: [FAILED],
  transitions: payoutTransitions,
  guards: {},
});
