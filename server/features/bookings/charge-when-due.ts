import type { ServiceContext } from '../../core/context.js';
import { inTransaction } from '../../core/transaction.js';
import { BookingStatus, PaymentStatus } from './booking-types.js';
import { lockPayment } from './open-payments.js';
import { settleQuietly } from './settle-payment.js';
import { sweep } from './sweep.js';

/** Charges the cards whose day has come. */
export async function chargeDuePayments(ctx: ServiceContext): Promise<void> {
  const due = await ctx.em.fork().execute<{ id: string }[]>(
    `select p.id from payments p join bookings b on b.id = p.booking_id
     where p.status = 'pending' and p.pending_step is null and p.due_at <= ? and b.status = 'confirmed'
     order by p.due_at limit 500`,
    [ctx.clock.now()],
  );
  await sweep(ctx, due, chargeWhenDue);
}

/** Charges one card; does nothing when it is too early, somebody else does it, or the booking ended otherwise. */
export async function chargeWhenDue(ctx: ServiceContext, paymentId: string): Promise<void> {
  const isWanted = await inTransaction(ctx, (tx) => wishCharge(tx, paymentId));
  if (isWanted) await settleQuietly(ctx, paymentId);
}

/** Writes the charge down before the provider is asked: whoever comes second finds it taken on. */
async function wishCharge(tx: ServiceContext, paymentId: string): Promise<boolean> {
  const { booking, payment } = await lockPayment(tx, paymentId);
  const now = tx.clock.now();
  const isDue = payment.status === PaymentStatus.PENDING && payment.pendingStep === null && payment.dueAt <= now;
  if (!isDue || booking.status !== BookingStatus.CONFIRMED) return false;
  Object.assign(payment, { pendingStep: 'charge', pendingSince: now, updatedAt: now });
  await tx.em.flush();
  return true;
}
