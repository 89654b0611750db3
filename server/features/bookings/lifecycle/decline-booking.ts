import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { requireOffered } from '../../../core/words/reasons.js';
import type { Booking } from '../booking.entity.js';
import { lockBookingAs } from './booking-changes.js';
import { declineReasons } from '../reasons/decline-reasons.js';
import { moveBooking } from './move-booking.js';
import { recordStaffAct } from './record-staff-act.js';
import { cleanText, lengthOf } from '../../../core/values/text.js';
import { MAX_DECLINE_TEXT_LENGTH } from './booking-request.rules.js';
import { isRepeat } from './booking.state-machine.js';
import { BookingAction, DeclineReason } from '../booking.enums.js';
import { firstPayments, refuseWhileSettling } from '../payments/open-payments.js';

export interface Refusal {
  readonly reason: DeclineReason;
  /** Required when the reason is OTHER. */
  readonly text: string;
}

/** T6: the host declines; nothing is charged. */
export async function declineBooking(ctx: SignedInContext, bookingId: string, refusal: Refusal): Promise<Booking> {
  const text = cleanText(refusal.text);
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingAction.DECLINE, actingUser.actor)) return booking;
    refuseProblems([
      ...(refusal.reason === DeclineReason.OTHER && text === ''
        ? [{ path: 'text', code: FieldProblemCode.REASON_REQUIRED }]
        : []),
      ...(lengthOf(text) > MAX_DECLINE_TEXT_LENGTH
        ? [{ path: 'text', code: FieldProblemCode.TOO_LONG, params: { max: MAX_DECLINE_TEXT_LENGTH } }]
        : []),
    ]);
    await requireOffered(tx, declineReasons, refusal.reason);
    refuseWhileSettling(await firstPayments(tx, bookingId));
    const now = tx.clock.now();
    const before = { status: booking.status };
    booking.declineReason = refusal.reason;
    booking.declineText = text === '' ? null : text;
    booking.decidedAt = now;
    await moveBooking(tx, booking, {
      ...actingUser,
      trigger: BookingAction.DECLINE,
      at: now,
      known: { isReasonGiven: true },
    });
    const after = { status: booking.status, reason: refusal.reason };
    await recordStaffAct(tx, actingUser, { booking, action: 'declined', before, after, reason: text });
    return booking;
  });
}
