import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockBookingAs, transitionRefused } from '../lifecycle/booking-changes.js';
import { moveBooking } from '../lifecycle/move-booking.js';
import { recordStaffAct } from '../lifecycle/record-staff-act.js';
import type { Booking } from '../booking.entity.js';
import { isSuspended } from '../lifecycle/sides.js';
import { transitionContextOf } from '../lifecycle/transition-context.rules.js';
import { cleanText } from '../../../core/values/text.js';
import { isRepeat, nextStatus } from '../lifecycle/booking.state-machine.js';
import { BookingAction, BookingActor } from '../booking.enums.js';
import { cancellationPreview, type CancellationContext } from './cancellation-preview.rules.js';
import type { Refund } from './cancellation-policy.js';
import { staffRefund } from './staff-refund.rules.js';
import { cancellationProblems } from './cancellation.rules.js';
import { cancellationContext } from './cancellation-context.js';
import type { CancellationReason } from './cancellation.enums.js';
import { isFirstChargeTaken, refundsOf, refuseWhileSettling, rentPayments } from '../payments/open-payments.js';

export interface CancellationRequest {
  readonly reason: CancellationReason | null;
  readonly text: string;
  /** The displayed refund; refused when it has changed since. For staff, the amount they decided, null for all. */
  readonly refundCents: number | null;
}

/** T10, T11 and T12: one side or staff cancels a confirmed booking. Idempotent. */
export async function cancelBooking(
  ctx: SignedInContext,
  bookingId: string,
  request: CancellationRequest,
): Promise<Booking> {
  const text = cleanText(request.text);
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingAction.CANCEL, actingUser.actor)) return booking;
    const now = tx.clock.now();
    const payments = await rentPayments(tx, bookingId);
    const paid = { isFirstChargeTaken: isFirstChargeTaken(payments) };
    const context = { ...transitionContextOf(booking, tx.config), ...paid };
    const step = nextStatus(context, BookingAction.CANCEL, actingUser.actor, now);
    if (!step.isAllowed) throw transitionRefused(step.allowed, step.because);
    refuseProblems(cancellationProblems(actingUser.actor, { reason: request.reason, text }));
    refuseWhileSettling(payments);
    const isHostSuspended = await isSuspended(tx, booking.hostId);
    const refunds = await refundsOf(tx, bookingId);
    const details = cancellationContext(booking, payments, {
      actor: actingUser.actor,
      isHostSuspended,
      refunds,
    });
    const refund = agreedRefund(details, request.refundCents, now);
    const before = { status: booking.status };
    Object.assign(booking, {
      cancelledBy: actingUser.actor,
      cancelledAt: now,
      cancelReason: request.reason,
      cancelText: text === '' ? null : text,
    });
    await moveBooking(tx, booking, {
      ...actingUser,
      trigger: BookingAction.CANCEL,
      at: now,
      known: { ...paid, isReasonGiven: request.reason !== null, isStatementGiven: text !== '' },
      ...(refund === null ? {} : { refund }),
      details: { by: actingUser.actor },
    });
    const after = { status: booking.status, reason: request.reason, refundCents: refund?.totalCents ?? null };
    await recordStaffAct(tx, actingUser, { booking, action: 'cancelled', before, after, reason: text });
    return booking;
  });
}

/** The amount that the staff decided; null where the rules decide and the caller must have seen the result. */
function agreedRefund(details: CancellationContext, wanted: number | null, now: Date): Refund | null {
  const { refundCents } = cancellationPreview(details, now);
  if (details.actor === BookingActor.ADMIN) {
    const { refund, problems } = staffRefund(details, wanted ?? refundCents);
    refuseProblems(problems);
    return refund;
  }
  if (refundCents !== wanted) throw new DomainError(ErrorCode.BOOKING_REFUND_CHANGED, { refundCents });
  return null;
}
