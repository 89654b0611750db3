import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors.js';
import { inTransaction } from '../../../core/transaction.js';
import { lockBookingAs, transitionRefused } from '../lifecycle/booking-changes.js';
import { moveBooking } from '../lifecycle/move-booking.js';
import type { Booking } from '../booking.entity.js';
import { transitionContextOf } from '../lifecycle/transition-context.rules.js';
import { cleanText } from '../lifecycle/booking-request.rules.js';
import { isRepeat, nextStatus } from '../lifecycle/booking-state-machine.js';
import { BookingAction } from '../booking-types.js';
import { cancellationPreview } from './cancellation-preview.rules.js';
import { cancellationProblems } from './cancellation.rules.js';
import { cancellationContext } from './cancellation-context.js';
import type { CancellationReason } from './cancellation-types.js';
import { firstPayments, refuseWhileAsking } from '../payments/open-payments.js';

export interface CancellationRequest {
  readonly reason: CancellationReason | null;
  readonly text: string;
  /** The refund that was shown; the call is refused when it has changed since. */
  readonly refundCents: number;
}

/** T10, T11 and T12: one side or staff cancels a confirmed booking. Repeating it changes nothing. */
export async function cancelBooking(
  ctx: SignedInContext,
  bookingId: string,
  request: CancellationRequest,
): Promise<Booking> {
  const text = cleanText(request.text);
  return inTransaction(ctx, async (tx) => {
    const { booking, mover } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingAction.CANCEL, mover.actor)) return booking;
    const now = tx.clock.now();
    const step = nextStatus(transitionContextOf(booking, tx.config), BookingAction.CANCEL, mover.actor, now);
    if (!step.isAllowed) throw transitionRefused(step.allowed);
    refuseProblems(cancellationProblems(mover.actor, { reason: request.reason, text }));
    const payments = await firstPayments(tx, bookingId);
    refuseWhileAsking(payments);
    const facts = cancellationContext(booking, payments[0] ?? null, mover.actor);
    const { refundCents } = cancellationPreview(facts, now);
    if (refundCents !== request.refundCents) throw new DomainError(ErrorCode.BOOKING_REFUND_CHANGED, { refundCents });
    Object.assign(booking, {
      cancelledBy: mover.actor,
      cancelledAt: now,
      cancelReason: request.reason,
      cancelText: text === '' ? null : text,
    });
    await moveBooking(tx, booking, {
      ...mover,
      trigger: BookingAction.CANCEL,
      at: now,
      known: { isReasonGiven: request.reason !== null, isStatementGiven: text !== '' },
      facts: { by: mover.actor },
    });
    return booking;
  });
}
