import { PaymentStatus } from '../../bookings/booking-types.js';
import { RefundStatus } from '../../bookings/cancellation/cancellation-types.js';
import { PayoutStatus } from '../../bookings/payouts/payout-types.js';
import { MovementState } from './money-movement.types.js';
/** Which statuses of a payment mean what; whether its bank has it back stands beside its status. */
export const PAYMENT_STATES = {
    [MovementState.OPEN]: [PaymentStatus.PENDING, PaymentStatus.ACTION_REQUIRED, PaymentStatus.AUTHORIZED],
    [MovementState.DONE]: [PaymentStatus.CAPTURED],
    [MovementState.FAILED]: [PaymentStatus.FAILED],
    [MovementState.CANCELLED]: [PaymentStatus.VOID],
    [MovementState.TAKEN_BACK]: [PaymentStatus.CAPTURED, PaymentStatus.DISPUTED],
};
export const REFUND_STATES = {
    [MovementState.OPEN]: [RefundStatus.WANTED, RefundStatus.PENDING],
    [MovementState.DONE]: [RefundStatus.DONE],
    [MovementState.FAILED]: [RefundStatus.FAILED],
    [MovementState.CANCELLED]: [],
    [MovementState.TAKEN_BACK]: [],
};
export const PAYOUT_STATES = {
    [MovementState.OPEN]: [PayoutStatus.SCHEDULED, PayoutStatus.IN_TRANSIT],
    [MovementState.DONE]: [PayoutStatus.PAID],
    [MovementState.FAILED]: [PayoutStatus.FAILED],
    [MovementState.CANCELLED]: [],
    [MovementState.TAKEN_BACK]: [],
};
/** How a movement stands by its status. */
export function movementStateOf(states, status) {
    return Object.values(MovementState).find((state) => states[state].includes(status)) ?? MovementState.OPEN;
}
export const paymentMovementState = ({ status, isTakenBack }) => isTakenBack ? MovementState.TAKEN_BACK : movementStateOf(PAYMENT_STATES, status);
//# sourceMappingURL=movement-states.rules.js.map