import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/transaction.js';
import { Booking } from '../booking.entity.js';
import { lockBooking, SYSTEM } from './booking-changes.js';
import { moveBooking } from './move-booking.js';
import { BookingStatus, BookingStep } from '../booking-types.js';
import { firstPayments } from '../payments/open-payments.js';
import type { Payment } from '../payments/payment.entity.js';
import { isStale, settleStale } from '../payments/settle-payment.js';
import { sweep } from './sweep.js';

/** T2: ends the holds that were not paid in time. */
export async function expireHolds(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('Booking')
    .select('id')
    .where('status', '=', BookingStatus.PENDING_PAYMENT)
    .where('holdExpiresAt', '<=', ctx.clock.now())
    .orderBy('holdExpiresAt')
    .limit(500)
    .execute();
  await sweep(ctx, due, expireHold);
}

/** T2 for one booking; does nothing while it is too early, too late, or the provider is being asked. */
export async function expireHold(ctx: ServiceContext, bookingId: string): Promise<void> {
  await settleStale(ctx, bookingId);
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    await releaseHold(tx, booking);
  });
}

/** T2 inside an open transaction, for a locked booking; answers whether its days are free now. */
export async function releaseHold(tx: ServiceContext, booking: Booking): Promise<boolean> {
  const now = tx.clock.now();
  if (booking.status !== BookingStatus.PENDING_PAYMENT || booking.holdExpiresAt === null || booking.holdExpiresAt > now)
    return false;
  const payments = await firstPayments(tx, booking.id);
  if (payments.some((payment) => isPaying(payment, now))) return false;
  await moveBooking(tx, booking, {
    ...SYSTEM,
    trigger: BookingStep.EXPIRE_HOLD,
    at: now,
    facts: { isChargeTried: payments.length > 0 },
  });
  return true;
}

/**
 * Whether a payment is in progress. An authorisation without an answer does not keep the days and is voided later.
 * A capture keeps them until its result is known.
 */
function isPaying(payment: Payment, now: Date): boolean {
  return payment.pendingStep === 'capture' || (payment.pendingStep === 'authorize' && !isStale(payment, now));
}

/** Releases the holds of a locked space that are over but were not swept yet, so that nobody waits for the sweeper. */
export async function releaseHoldsOfSpace(tx: ServiceContext, spaceId: string): Promise<void> {
  const over = await tx.em.find(Booking, {
    spaceId,
    status: BookingStatus.PENDING_PAYMENT,
    holdExpiresAt: { $lte: tx.clock.now() },
  });
  for (const booking of over) await releaseHold(tx, booking);
}
