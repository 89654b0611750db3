import { randomUUID } from 'node:crypto';
import { amountsOf } from '../billing/paid-cycles.js';
import { PaymentStatus } from '../booking-types.js';
import { creditForCharge } from './credit-spent.js';
import { laterThan } from './open-payments.js';
import { answerDue } from './payment-schedule.rules.js';
import { Payment } from './payment.entity.js';
/** One more try to collect a cycle, with the renter's credit first; `before` is the newest try so far. Not stored yet. */
export async function newAttempt(tx, booking, cycle, card, before) {
    const now = tx.clock.now();
    const id = randomUUID();
    // What the first cycle asks of the money (access, start, cancellation) looks for charges of this kind.
    const kind = cycle.cycleNo === 1 ? 'first' : 'cycle';
    const { rentCents, renterFeeCents, protectionCents, ivaCents, totalCents } = amountsOf(cycle);
    return Object.assign(new Payment(), {
        id,
        bookingId: booking.id,
        renterId: booking.renterId,
        cycleId: cycle.id,
        cycleNo: cycle.cycleNo,
        kind,
        rentCents,
        renterFeeCents,
        protectionCents,
        ivaCents,
        totalCents,
        creditCents: await creditForCharge(tx, booking.renterId, totalCents),
        ...card,
        status: PaymentStatus.PENDING,
        idempotencyKey: `${kind}:${booking.id}:${id}`,
        dueAt: now,
        createdAt: laterThan(before, now),
        updatedAt: now,
    });
}
/** Writes what the provider is to be asked for, before it is asked. */
export function awaitAnswer(tx, payment, step, by = null) {
    const now = tx.clock.now();
    Object.assign(payment, {
        pendingStep: step,
        pendingSince: now,
        nextTryAt: answerDue(now),
        pendingBy: by,
        attempts: 0,
        updatedAt: now,
    });
}
//# sourceMappingURL=new-attempt.js.map