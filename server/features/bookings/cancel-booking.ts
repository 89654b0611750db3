import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors.js';
import { inTransaction } from '../../core/transaction.js';
import { lockBookingAs, moveBooking, transitionRefused } from './booking-changes.js';
import type { Booking } from './booking.entity.js';
import { factsOf } from './booking-facts.rules.js';
import { cleanText } from './booking-request.rules.js';
import { isRepeat, nextStatus } from './booking-state-machine.js';
import { BookingAction, BookingActor, PaymentStatus } from './booking-types.js';
import { cancellationPreview, refundNow } from './cancellation-preview.rules.js';
import { cancellationProblems } from './cancellation.rules.js';
import { cancellationFacts } from './cancellation-facts.js';
import type { CancellationReason } from './cancellation-types.js';
import { firstPayments, refuseWhileAsking } from './open-payments.js';
import { chargeCancellingHost, orderRefund } from './order-refund.js';

export interface CancellationWish {
  readonly reason: CancellationReason | null;
  readonly text: string;
  /** The refund that was shown; another one by now is not carried out unseen. */
  readonly refundCents: number;
}

/** T10, T11 and T12: one side or the staff calls a confirmed booking off. Whoever comes second finds it done. */
export async function cancelBooking(ctx: SignedInContext, bookingId: string, wish: CancellationWish): Promise<Booking> {
  const text = cleanText(wish.text);
  return inTransaction(ctx, async (tx) => {
    const { booking, mover } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingAction.CANCEL, mover.actor)) return booking;
    const now = tx.clock.now();
    const step = nextStatus(factsOf(booking, tx.config), BookingAction.CANCEL, mover.actor, now);
    if (!step.isAllowed) throw transitionRefused(step.allowed);
    refuseProblems(cancellationProblems(mover.actor, { reason: wish.reason, text }));
    const payments = await firstPayments(tx, bookingId);
    refuseWhileAsking(payments);
    const facts = await cancellationFacts(tx, booking, payments[0] ?? null, mover.actor);
    const { refundCents } = cancellationPreview(facts, now);
    if (refundCents !== wish.refundCents) throw new DomainError(ErrorCode.BOOKING_REFUND_CHANGED, { refundCents });
    Object.assign(booking, { cancelledBy: mover.actor, cancelledAt: now, cancelReason: wish.reason, cancelText: text === '' ? null : text });
    await moveBooking(tx, booking, { ...mover, trigger: BookingAction.CANCEL, at: now, facts: { by: mover.actor } });
    // A charge that waits for its day is not taken any more.
    for (const payment of payments) if (payment.status === PaymentStatus.PENDING) Object.assign(payment, { status: PaymentStatus.VOID, updatedAt: now });
    await tx.em.flush();
    const taken = payments.find(({ status }) => status === PaymentStatus.CAPTURED);
    if (taken) await orderRefund(tx, booking, taken, { refund: refundNow(facts, now), actor: mover.actor, isHostTrader: facts.isHostTrader });
    if (mover.actor === BookingActor.HOST) await chargeCancellingHost(tx, booking);
    return booking;
  });
}
