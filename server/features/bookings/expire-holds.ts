import type { ServiceContext } from '../../core/context.js';
import { inTransaction } from '../../core/transaction.js';
import { Booking } from './booking.entity.js';
import { lockBooking, moveBooking, SYSTEM } from './booking-changes.js';
import { BookingStatus, BookingStep } from './booking-types.js';
import { firstPayments, voidOpenPayments } from './open-payments.js';
import type { Payment } from './payment.entity.js';
import { isStale, settleStale } from './settle-payment.js';
import { sweep } from './sweep.js';

/** T2: gives the days back that nobody paid for in time. */
export async function expireHolds(ctx: ServiceContext): Promise<void> {
  const due = await ctx.em.fork().execute<{ id: string }[]>(
    `select id from bookings where status = 'pending_payment' and hold_expires_at <= ? order by hold_expires_at limit 500`,
    [ctx.clock.now()],
  );
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
  if (booking.status !== BookingStatus.PENDING_PAYMENT || booking.holdExpiresAt === null || booking.holdExpiresAt > now) return false;
  const payments = await firstPayments(tx, booking.id);
  if (payments.some((payment) => isPaying(payment, now))) return false;
  await voidOpenPayments(tx, booking, payments);
  await moveBooking(tx, booking, { ...SYSTEM, trigger: BookingStep.EXPIRE_HOLD, at: now, facts: { isChargeTried: payments.length > 0 } });
  return true;
}

/**
 * Somebody pays this very moment. An authorisation's answer that never comes must not keep the days, though: what it
 * held is let go of later. Money that may have been taken keeps them until it is known.
 */
function isPaying(payment: Payment, now: Date): boolean {
  return payment.pendingStep === 'capture' || (payment.pendingStep === 'authorize' && !isStale(payment, now));
}

/** Releases the holds of a locked space that are over but were not swept yet, so that nobody waits for the sweeper. */
export async function releaseHoldsOfSpace(tx: ServiceContext, spaceId: string): Promise<void> {
  const over = await tx.em.find(Booking, { spaceId, status: BookingStatus.PENDING_PAYMENT, holdExpiresAt: { $lte: tx.clock.now() } });
  for (const booking of over) await releaseHold(tx, booking);
}
