import type { SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { requireOffered } from '../../../core/words/reasons.js';
import type { Booking } from '../booking.entity.js';
import { BookingAction, BookingStatus, BookingStep } from '../booking.enums.js';
import { lockBooking } from '../lifecycle/booking-changes.js';
import { moveBooking } from '../lifecycle/move-booking.js';
import { requireReason } from '../../../core/staff-reason.js';
import { recordStaffAct, refuseOwn, staffOf } from '../lifecycle/record-staff-act.js';
import { mayChargeFor } from '../lifecycle/sides.js';
import { refuseWhileSettling } from '../payments/open-payments.js';
import { Payment } from '../payments/payment.entity.js';
import { findCycles } from './plan-terms.js';
import { TerminationReason } from './billing.enums.js';
import { isTerminable } from './charge-ladder.rules.js';
import { terminationReasons } from '../reasons/termination-reasons.js';

export interface Termination {
  readonly reason: TerminationReason;
  readonly text: string;
}

/** T21: the staff terminate a running rental for a breach. Idempotent. */
export async function terminateBooking(
  ctx: SignedInContext,
  bookingId: string,
  request: Termination,
): Promise<Booking> {
  const text = requireReason(request.text, 'text');
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    refuseOwn(tx.viewer, booking);
    if (booking.status === BookingStatus.TERMINATED) return booking;
    await requireOffered(tx, terminationReasons, request.reason);
    refuseWhileSettling(await tx.em.find(Payment, { bookingId }, { refresh: true }));
    const now = tx.clock.now();
    // Nobody can pay while the host is suspended.
    const isUnpaid = (await mayChargeFor(tx, booking)) && (await findCycles(tx, bookingId)).some(isTerminable);
    const before = { status: booking.status };
    Object.assign(booking, { terminatedAt: now, terminationReason: request.reason, terminationText: text });
    await moveBooking(tx, booking, {
      ...staffOf(tx),
      trigger: BookingAction.TERMINATE,
      at: now,
      known: { isBreachProven: request.reason !== TerminationReason.NON_PAYMENT || isUnpaid },
    });
    const after = { status: booking.status, reason: request.reason };
    await recordStaffAct(tx, staffOf(tx), { booking, action: 'terminated', before, after, reason: text });
    return booking;
  });
}

/** T22: the staff confirm that the space is empty and the keys are back. Idempotent. */
export async function settleTermination(ctx: SignedInContext, bookingId: string, statement: string): Promise<Booking> {
  const reason = requireReason(statement);
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    refuseOwn(tx.viewer, booking);
    const wasTerminated = booking.terminatedAt !== null;
    if (wasTerminated && booking.status === BookingStatus.COMPLETED) return booking;
    const now = tx.clock.now();
    const before = { status: booking.status };
    booking.completedAt = now;
    await moveBooking(tx, booking, {
      ...staffOf(tx),
      trigger: BookingStep.SETTLE,
      at: now,
      known: { isSpaceCleared: true },
    });
    const after = { status: booking.status };
    await recordStaffAct(tx, staffOf(tx), { booking, action: 'settled', before, after, reason });
    return booking;
  });
}
