import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { BookingStatus, PaymentStatus } from '../booking.enums.js';
import { applyCharge, firstCycleDue } from './later-charge.js';
import { awaitAnswer } from './new-attempt.js';
import { firstPayments, isBeingSettled, lockPayment, voidOpenPayments } from './open-payments.js';
import { MANDATE_WITHDRAWN, notSent } from './payment-answer.types.js';
import { settleQuietly } from './settle-payment.js';
import { isChargeable, mayChargeFor } from '../lifecycle/sides.js';
import { runConcurrently } from '../lifecycle/sweep.js';
import { transitionContextOf } from '../lifecycle/transition-context.rules.js';

/** Makes the deferred first charges that are due. */
export async function chargeDuePayments(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('Payment as p')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .innerJoin('User as h', 'h.id', 'b.hostId')
    .select('p.id')
    .where('p.status', '=', PaymentStatus.PENDING)
    .where('p.pendingStep', 'is', null)
    .where('p.dueAt', '<=', ctx.clock.now())
    .where('b.status', '=', BookingStatus.CONFIRMED)
    .where(isChargeable)
    .orderBy('p.dueAt')
    .limit(100)
    .execute();
  await runConcurrently(ctx, due, chargeWhenDue);
}

/** Makes a deferred first charge. No-op if it is not due, already claimed by another worker, or the booking is final. */
export async function chargeWhenDue(ctx: ServiceContext, paymentId: string): Promise<void> {
  const isWanted = await inTransaction(ctx, (tx) => claimCharge(tx, paymentId));
  if (isWanted) await settleQuietly(ctx, paymentId);
}

/** Stores the pending charge before the provider is called, so that only one worker claims it. */
async function claimCharge(tx: ServiceContext, paymentId: string): Promise<boolean> {
  const { booking, payment } = await lockPayment(tx, paymentId);
  const now = tx.clock.now();
  const isDue = payment.status === PaymentStatus.PENDING && payment.pendingStep === null && payment.dueAt <= now;
  if (!isDue || booking.status !== BookingStatus.CONFIRMED || !(await mayChargeFor(tx, booking))) return false;
  // Nobody pays for a stay that can no longer begin; `startStay` ends the booking.
  if (now >= transitionContextOf(booking, tx.config).activeAt) return false;
  // The renter may be paying it at this moment.
  const payments = await firstPayments(tx, booking.id);
  if (isBeingSettled(payments)) return false;
  await voidOpenPayments(tx, booking, payments);
  await firstCycleDue(tx, booking);
  const isForbidden = booking.mandateWithdrawnAt !== null;
  if (isForbidden) await applyCharge(tx, booking, payment, notSent(payment.providerRef, MANDATE_WITHDRAWN));
  else awaitAnswer(tx, payment, 'charge');
  await tx.em.flush();
  return !isForbidden;
}
