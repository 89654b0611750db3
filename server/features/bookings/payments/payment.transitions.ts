import { createStateMachine, type TransitionRow } from '../../../core/writes/state-machine.js';
import { BookingActor, PaymentStatus } from '../booking.enums.js';

/** What moves a payment: one attempt to collect money. */
export enum PaymentStep {
  ORDER = 'order',
  ASK_RENTER = 'ask_renter',
  HOLD = 'hold',
  HOLD_LATE = 'hold_late',
  TAKE = 'take',
  REFUSE = 'refuse',
  LET_GO = 'let_go',
}

/** What a transition changes besides the status; `move-payment.ts` implements these effects. */
export type PaymentEffect = 'markTaken' | 'markHeld';

/** One row of the table of payments. */
export type PaymentTransition = TransitionRow<PaymentStatus, PaymentStep, BookingActor, never, PaymentEffect>;

const { PENDING, ACTION_REQUIRED, AUTHORIZED, CAPTURED, VOID, FAILED } = PaymentStatus;
const { SYSTEM } = BookingActor;
/** Nobody has decided yet whether the payment is captured. */
const UNDECIDED = [PENDING, ACTION_REQUIRED, AUTHORIZED] as const;

/** The whole table: transitions by answers of the provider and by our own decisions. */
export const paymentTransitions: readonly PaymentTransition[] = [
  { id: 'Y1', from: null, to: PENDING, on: PaymentStep.ORDER, by: Object.values(BookingActor) },
  {
    // Repeated while the renter is still on the bank's page.
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
  // An answer that came after the payment was marked as failed: authorized only to be voided.
  { id: 'Y4', from: [FAILED], to: AUTHORIZED, on: PaymentStep.HOLD_LATE, by: [SYSTEM] },
  { id: 'Y5', from: UNDECIDED, to: CAPTURED, on: PaymentStep.TAKE, by: [SYSTEM], effects: ['markTaken'] },
  { id: 'Y6', from: UNDECIDED, to: FAILED, on: PaymentStep.REFUSE, by: [SYSTEM] },
  { id: 'Y7', from: UNDECIDED, to: VOID, on: PaymentStep.LET_GO, by: [SYSTEM] },
];

/** The checked machine of payments. Refunded and disputed are not statuses: they are derived from refunds and disputes. */
export const paymentMachine = createStateMachine<PaymentStatus, PaymentStep, BookingActor, PaymentTransition>({
  states: [...UNDECIDED, CAPTURED, VOID, FAILED],
  finals: [CAPTURED, VOID],
  transitions: paymentTransitions,
});
