import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { Booking } from '../booking.entity.js';
import { lockBooking, SYSTEM } from './booking-changes.js';
import { moveBooking } from './move-booking.js';
import { BookingStatus, BookingStep, PaymentStatus } from '../booking.enums.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { firstPayments } from '../payments/open-payments.js';
import type { Payment } from '../payments/payment.entity.js';
import { ANSWER_MS, answerDue } from '../payments/payment-schedule.rules.js';
import { sweep } from './sweep.js';

/** The job that asks the provider once more at the end of a hold, and ends the hold if the payment failed. */
export const FINAL_ASK_JOB = 'payments.ask-once-more';

/** T2: expires the holds that were not paid in time. */
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

/** T2 for one booking; no-op while it is too early, too late, or the provider is being called. */
export async function expireHold(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!(await releaseHold(tx, booking))) await checkOnceMore(tx, booking);
  });
}

/** The bank may have confirmed in the last seconds: the provider is asked once more before the days are freed. */
async function checkOnceMore(tx: ServiceContext, booking: Booking): Promise<void> {
  const now = tx.clock.now();
  const { status, holdExpiresAt } = booking;
  if (status !== BookingStatus.PENDING_PAYMENT || holdExpiresAt === null || holdExpiresAt > now) return;
  for (const payment of await firstPayments(tx, booking.id)) {
    if (!isUndecided(payment) || payment.finalAskAt !== null) continue;
    Object.assign(payment, { finalAskAt: now, nextTryAt: answerDue(now) });
    await tx.em.flush();
    await addJob(
      tx,
      FINAL_ASK_JOB,
      { paymentId: payment.id, bookingId: booking.id },
      { jobKey: `final:${payment.id}`, isOutbound: true },
    );
  }
}

/**
 * T2 inside an open transaction, for a locked booking; returns whether its days are free now. `isGivenUp`: its renter came back from the
 * bank's page without confirming, so that page keeps nothing.
 */
export async function releaseHold(tx: ServiceContext, booking: Booking, isGivenUp = false): Promise<boolean> {
  const now = tx.clock.now();
  if (booking.status !== BookingStatus.PENDING_PAYMENT || booking.holdExpiresAt === null || booking.holdExpiresAt > now)
    return false;
  const payments = await firstPayments(tx, booking.id);
  if (payments.some((payment) => isPaying(payment, now) && !(isGivenUp && payment.pendingStep === null))) return false;
  await moveBooking(tx, booking, {
    ...SYSTEM,
    trigger: BookingStep.EXPIRE_HOLD,
    at: now,
    details: { isChargeTried: payments.length > 0 },
  });
  return true;
}

/** Whether an expired hold may still be paid. */
export async function mayStillBePaid(tx: ServiceContext, { id, status }: Booking): Promise<boolean> {
  if (status !== BookingStatus.PENDING_PAYMENT) return false;
  const now = tx.clock.now();
  return (await firstPayments(tx, id)).some((payment) => isPaying(payment, now));
}

/**
 * Whether a payment keeps the days after the hold: a capture until its result is known, anything else until the provider was asked once
 * more. An unresponsive provider keeps them for a minute; a later success is voided.
 */
function isPaying(payment: Payment, now: Date): boolean {
  if (payment.pendingStep === 'capture') return true;
  const { finalAskAt } = payment;
  if (!isUndecided(payment)) return false;
  if (finalAskAt === null) return true;
  const isAnswered = payment.pendingStep === null && payment.updatedAt >= finalAskAt;
  return !isAnswered && now.getTime() < finalAskAt.getTime() + ANSWER_MS;
}

/** The bank may still confirm, or has confirmed and the answer was lost. */
function isUndecided({ pendingStep, status }: Payment): boolean {
  return pendingStep === 'authorize' || (pendingStep === null && status === PaymentStatus.ACTION_REQUIRED);
}

/** Expires the holds of a locked space that were not swept yet, so that nobody waits for the sweeper; `renterId`: of who starts anew. */
export async function releaseHoldsOfSpace(tx: ServiceContext, spaceId: string, renterId?: string): Promise<void> {
  const over = await tx.em.find(Booking, {
    spaceId,
    status: BookingStatus.PENDING_PAYMENT,
    holdExpiresAt: { $lte: tx.clock.now() },
  });
  for (const booking of over) await releaseHold(tx, booking, booking.renterId === renterId);
}
