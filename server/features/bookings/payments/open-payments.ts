import { LockMode } from '@mikro-orm/core';
import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { lockBooking } from '../lifecycle/booking-changes.js';
import type { Booking } from '../booking.entity.js';
import { findUnowedPayments } from '../ledger/owed-payments.js';
import { movePayment } from './move-payment.js';
import { Payment } from './payment.entity.js';
import { PaymentStep } from './payment.transitions.js';
import { Refund } from './refund.entity.js';
import { answerDue } from './payment-schedule.rules.js';
import { PaymentStatus } from '../booking.enums.js';

/** The job that carries out a payment's pending step. */
export const SETTLE_JOB = 'payments.settle';

/** A booking's first charges, newest first: each attempt with another card is one. */
export function firstPayments(tx: ServiceContext, bookingId: string): Promise<Payment[]> {
  return tx.em.find(
    Payment,
    { bookingId, kind: 'first' },
    { orderBy: { createdAt: 'desc', id: 'desc' }, refresh: true },
  );
}

/** Whether one of the first charges was collected: an attempt that is newer than the collected one may have failed. */
export function isFirstChargeTaken(payments: readonly Pick<Payment, 'kind' | 'capturedAt'>[]): boolean {
  return payments.some(({ kind, capturedAt }) => kind === 'first' && capturedAt !== null);
}

/**
 * A booking's attempts at its rent, newest first: the first charge, and cycles such as the difference of a month that became more expensive;
 * without money that nobody owed, which went back at once.
 */
export async function rentPayments(tx: ServiceContext, bookingId: string): Promise<Payment[]> {
  const unowed = await findUnowedPayments(tx, [bookingId]);
  const payments = await tx.em.find(
    Payment,
    { bookingId, kind: { $ne: 'deposit' } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, refresh: true },
  );
  return payments.filter(({ id }) => !unowed.some(({ paymentId }) => paymentId === id));
}

/** All refunds of a booking, completed or not. */
export function refundsOf(tx: ServiceContext, bookingId: string): Promise<Refund[]> {
  return tx.em.find(Refund, { bookingId }, { refresh: true });
}

/** A payment to be changed, after locking its space and its booking. */
export async function lockPayment(
  tx: ServiceContext,
  paymentId: string,
): Promise<{ booking: Booking; payment: Payment }> {
  const { bookingId } = await tx.em.findOneOrFail(Payment, paymentId);
  const booking = await lockBooking(tx, bookingId);
  const payment = await tx.em.findOneOrFail(Payment, paymentId, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  return { booking, payment };
}

/** Whether a call to the provider about a booking's payments is in progress. */
export function isBeingSettled(payments: readonly Payment[]): boolean {
  return payments.some(({ pendingStep }) => pendingStep !== null && pendingStep !== 'void');
}

/** Throws while a call to the provider about this booking is in progress: its answer decides what is possible. */
export function refuseWhileSettling(payments: readonly Payment[]): void {
  if (isBeingSettled(payments)) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
}

/** Whether a call to the provider about any charge of a booking is in progress. */
export async function isChargeUnderWay(tx: ServiceContext, bookingId: string): Promise<boolean> {
  const running = await tx.db
    .selectFrom('Payment')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('pendingStep', 'is not', null)
    .where('pendingStep', '<>', 'void')
    .limit(1)
    .executeTakeFirst();
  return running !== undefined;
}

/** Throws meanwhile, so that a booking's cycles never change during a charge. */
export async function refuseWhileCharging(tx: ServiceContext, bookingId: string): Promise<void> {
  if (await isChargeUnderWay(tx, bookingId)) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
}

/** Voids all authorizations of the renter's card: stored now, sent to the provider after the commit. */
export async function voidOpenPayments(
  tx: ServiceContext,
  booking: Booking,
  payments?: readonly Payment[],
): Promise<void> {
  for (const payment of payments ?? (await firstPayments(tx, booking.id))) {
    const isOpen = payment.status === PaymentStatus.AUTHORIZED || payment.status === PaymentStatus.ACTION_REQUIRED;
    if (isOpen && payment.pendingStep === null) await scheduleVoid(tx, payment);
  }
}

/** Stores a pending void of one payment and schedules it. */
export async function scheduleVoid(tx: ServiceContext, payment: Payment): Promise<void> {
  const now = tx.clock.now();
  payment.pendingStep = 'void';
  payment.pendingSince = now;
  payment.attempts = 0;
  payment.nextTryAt = answerDue(now);
  payment.updatedAt = now;
  await tx.em.flush();
  await addJob(tx, SETTLE_JOB, { paymentId: payment.id }, { jobKey: `settle:${payment.id}`, isOutbound: true });
}

/** Cancels charges of a cycle that are scheduled for a later day and no longer needed. */
export async function dropScheduledCharges(tx: ServiceContext, cycleId: string): Promise<void> {
  const scheduled = await tx.em.find(Payment, { cycleId, status: PaymentStatus.PENDING, pendingStep: null });
  for (const payment of scheduled) movePayment(tx, payment, PaymentStep.LET_GO);
  await tx.em.flush();
}

/** Creation time of a new payment: always after the previous one, so that sorting by time is unambiguous. */
export function laterThan(before: Payment | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (before?.createdAt.getTime() ?? 0) + 1));
}
