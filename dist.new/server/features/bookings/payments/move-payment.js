import { BookingActor } from '../booking-types.js';
import { cardCents } from './credit-spent.js';
import { paymentMachine, PaymentStep } from './payment-transitions.js';
const effects = {
    markHeld: (tx, payment) => {
        payment.authorizedAt = tx.clock.now();
    },
    markTaken: (tx, payment) => {
        payment.capturedAt = tx.clock.now();
        payment.capturedCents = cardCents(payment);
    },
};
/** Moves a payment that is locked; stored by whoever flushes. A step that its status does not allow is a mistake of ours. */
export function movePayment(tx, payment, step) {
    const [row] = paymentMachine.candidates(payment.status, step, BookingActor.SYSTEM);
    if (!row)
        throw new Error(`payment ${payment.id} is ${payment.status} and does not ${step}`);
    payment.status = paymentMachine.target(row, payment.status);
    payment.updatedAt = tx.clock.now();
    for (const effect of row.effects ?? [])
        effects[effect](tx, payment);
}
/** The step of an answer that brought no money: let go of, or refused. */
export const endStep = ({ status }) => status === 'void' ? PaymentStep.LET_GO : PaymentStep.REFUSE;
//# sourceMappingURL=move-payment.js.map