import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/transaction.js';
import { BookingStatus, PaymentStatus } from '../booking-types.js';
import { lockPayment } from './open-payments.js';
import { settleQuietly } from './settle-payment.js';
import { sweep } from '../lifecycle/sweep.js';

/** Captures the scheduled charges that are due. */
export async function chargeDuePayments(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('Payment as p')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .select('p.id')
    .where('p.status', '=', PaymentStatus.PENDING)
    .where('p.pendingStep', 'is', null)
    .where('p.dueAt', '<=', ctx.clock.now())
    .where('b.status', '=', BookingStatus.CONFIRMED)
    .orderBy('p.dueAt')
    .limit(500)
    .execute();
  await sweep(ctx, due, chargeWhenDue);
}

/** Captures a scheduled charge. No-op if it is not due, already claimed by another worker, or the booking is final. */
export async function chargeWhenDue(ctx: ServiceContext, paymentId: string): Promise<void> {
  const isWanted = await inTransaction(ctx, (tx) => claimCharge(tx, paymentId));
  if (isWanted) await settleQuietly(ctx, paymentId);
}

/** Stores the pending charge before the provider is asked, so that only one worker claims it. */
async function claimCharge(tx: ServiceContext, paymentId: string): Promise<boolean> {
  const { booking, payment } = await lockPayment(tx, paymentId);
  const now = tx.clock.now();
  const isDue = payment.status === PaymentStatus.PENDING && payment.pendingStep === null && payment.dueAt <= now;
  if (!isDue || booking.status !== BookingStatus.CONFIRMED) return false;
  Object.assign(payment, { pendingStep: 'charge', pendingSince: now, updatedAt: now });
  await tx.em.flush();
  return true;
}
