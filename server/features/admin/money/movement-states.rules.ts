import { PaymentStatus } from '../../bookings/booking.enums.js';
import { RefundStatus } from '../../bookings/cancellation/cancellation.enums.js';
import type { Payment } from '../../bookings/payments/payment.entity.js';
import { PayoutStatus } from '../../bookings/payouts/payout.enums.js';
import { MovementState } from './money-movement.types.js';

type States<Status> = Readonly<Record<MovementState, readonly Status[]>>;

/** The movement status of each payment status; a dispute is a separate column. */
export const PAYMENT_STATES: States<PaymentStatus> = {
  [MovementState.OPEN]: [PaymentStatus.PENDING, PaymentStatus.ACTION_REQUIRED, PaymentStatus.AUTHORIZED],
  [MovementState.DONE]: [PaymentStatus.CAPTURED],
  [MovementState.FAILED]: [PaymentStatus.FAILED],
  [MovementState.CANCELLED]: [PaymentStatus.VOID],
  [MovementState.TAKEN_BACK]: [PaymentStatus.CAPTURED, PaymentStatus.DISPUTED],
};

export const REFUND_STATES: States<RefundStatus> = {
  [MovementState.OPEN]: [RefundStatus.WANTED, RefundStatus.PENDING],
  [MovementState.DONE]: [RefundStatus.DONE],
  [MovementState.FAILED]: [RefundStatus.FAILED],
  [MovementState.CANCELLED]: [],
  [MovementState.TAKEN_BACK]: [],
};

export const PAYOUT_STATES: States<PayoutStatus> = {
  [MovementState.OPEN]: [PayoutStatus.SCHEDULED, PayoutStatus.IN_TRANSIT],
  [MovementState.DONE]: [PayoutStatus.PAID],
  [MovementState.FAILED]: [PayoutStatus.FAILED],
  [MovementState.CANCELLED]: [],
  [MovementState.TAKEN_BACK]: [],
};

/** The status of a movement. */
export function movementStateOf<Status>(states: States<Status>, status: Status): MovementState {
  return Object.values(MovementState).find((state) => states[state].includes(status)) ?? MovementState.OPEN;
}

export const paymentMovementState = ({ status, isTakenBack }: Pick<Payment, 'status' | 'isTakenBack'>): MovementState =>
  isTakenBack ? MovementState.TAKEN_BACK : movementStateOf(PAYMENT_STATES, status);
