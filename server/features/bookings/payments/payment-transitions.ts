import { createStateMachine, type TransitionRow } from '../../../core/writes/state-machine.js';
import { BookingActor, PaymentStatus } from '../booking-types.js';

/** What moves a payment: one try to collect money. */
export enum PaymentStep {
  ORDER = 'order',
  ASK_RENTER = 'ask_renter',
  HOLD = 'hold',
  HOLD_LATE = 'hold_late',
  TAKE = 'take',
  REFUSE = 'refuse',
  LET_GO = 'let_go',
}

/** What a transition changes beside the status; `move-payment.ts` has the functions. */
export type PaymentEffect = 'markTaken' | 'markHeld';

/** One row of the table of payments. */
export type PaymentTransition = TransitionRow<PaymentStatus, PaymentStep, BookingActor, never, PaymentEffect>;

const { PENDING, ACTION_REQUIRED, AUTHORIZED, CAPTURED, VOID, FAILED } = PaymentStatus;
const { SYSTEM } = BookingActor;
/** Nobody has decided yet whether the money is taken. */
const UNDECIDED = [PENDING, ACTION_REQUIRED, AUTHORIZED] as const;

/** The whole table: what the provider's answers and our own decisions make of a payment. */
export const paymentTransitions: readonly PaymentTransition[] = [
  { id: 'Y1', from: null, to: PENDING, on: PaymentStep.ORDER, by: Object.values(BookingActor) },
  {
    // Asked again while the renter is still on the bank's page.
    id: 'Y2',
    from: [PENDING, ACTION_REQUIRED],
    to: ACTION_REQUIRED,
    on: PaymentStep.ASK_RENTER,
    by: [SYSTEM],
  },
  {
    id: 'Y3',
    from: [PENDING, ACTION_REQUIRED],
    to: AUTHORIZED,
    on: PaymentStep.HOLD,
    by: [SYSTEM],
    effects: ['markHeld'],
  },
  // An answer that came after the payment counted as failed: held only to be voided.
  { id: 'Y4', from: [FAILED], to: AUTHORIZED, on: PaymentStep.HOLD_LATE, by: [SYSTEM] },
  { id: 'Y5', from: UNDECIDED, to: CAPTURED, on: PaymentStep.TAKE, by: [SYSTEM], effects: ['markTaken'] },
  { id: 'Y6', from: UNDECIDED, to: FAILED, on: PaymentStep.REFUSE, by: [SYSTEM] },
  { id: 'Y7', from: UNDECIDED, to: VOID, on: PaymentStep.LET_GO, by: [SYSTEM] },
];

/** The checked machine of payments. What was given back or taken back by a bank is no status: it follows from refunds and disputes. */
export const paymentMachine = createStateMachine<PaymentStatus, PaymentStep, BookingActor, PaymentTransition>({
  states: [...UNDECIDED, CAPTURED, VOID, FAILED],
  finals: [CAPTURED, VOID],
  transitions: paymentTransitions,
});
