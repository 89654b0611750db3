import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { transitionRefused } from './booking-changes.js';
import { Booking } from '../booking.entity.js';
import { transitionContextOf } from './transition-context.rules.js';
import { availableActions } from './booking.state-machine.js';
import { BookingAction, BookingActor, PaymentStatus } from '../booking.enums.js';
import { isBeingSettled } from '../payments/open-payments.js';
import { Payment } from '../payments/payment.entity.js';
import { isSpaceOpen } from '../quote/bookable-space.js';
import { settlePayment } from '../payments/settle-payment.js';
import { holdExpired } from './booking-hold.rules.js';

/** The request is sent or the booking confirmed, or the bank asks the renter for confirmation first. */
export type RequestOutcome = { readonly booking: Booking } | { readonly booking: Booking; readonly actionUrl: string };

const WAIT_MS = 5_000;
const POLL_MS = 50;
/** After this long the process that called the provider counts as crashed, and the call is repeated with its key. */
const STALE_AFTER_MS = 15_000;

type ToOutcome = (ctx: ServiceContext, booking: Booking, payment: Payment) => RequestOutcome | Promise<RequestOutcome>;

/** Calls the provider and returns the outcome; a repeated call waits for the one already in progress. */
export async function settledOutcome(
  ctx: ServiceContext,
  paymentId: string,
  isReplay: boolean,
  toOutcome: ToOutcome = outcomeOf,
): Promise<RequestOutcome> {
  if (!isReplay) await settleNow(ctx, paymentId);
  await awaitAnswer(ctx, paymentId);
  const em = ctx.em.fork();
  const payment = await em.findOneOrFail(Payment, paymentId);
  return toOutcome(ctx, await em.findOneOrFail(Booking, payment.bookingId), payment);
}

/** What a payment means for the payer; throws its failure. */
export async function outcomeOf(ctx: ServiceContext, booking: Booking, payment: Payment): Promise<RequestOutcome> {
  if (booking.requestedAt !== null) return { booking };
  if (isBeingSettled([payment])) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
  if (payment.status === PaymentStatus.FAILED) throw refusalOf(payment);
  if (payment.status === PaymentStatus.ACTION_REQUIRED && payment.pendingStep === null && payment.actionUrl)
    return { booking, actionUrl: payment.actionUrl };
  const allowed = availableActions(transitionContextOf(booking, ctx.config), BookingActor.RENTER, ctx.clock.now());
  if (!allowed.includes(BookingAction.PAY)) throw holdExpired(booking);
  if (!(await isSpaceOpen(ctx, booking.spaceId))) throw new DomainError(ErrorCode.SPACE_NOT_BOOKABLE);
  // Voided because the renter chose other days or another card meanwhile: paying is still possible.
  throw transitionRefused(allowed);
}

/** The error of a payment that was declined by the card or its bank. */
export function refusalOf({ failureCode: reason }: Payment): DomainError {
  const isBank = reason === 'authentication_failed';
  return new DomainError(isBank ? ErrorCode.PAYMENT_AUTHENTICATION_FAILED : ErrorCode.PAYMENT_DECLINED, { reason });
}

async function settleNow(ctx: ServiceContext, paymentId: string): Promise<void> {
  try {
    await settlePayment(ctx, paymentId, 'execute');
  } catch (error) {
    // The outcome is open: the same key can ask again at once, and the reconciler does so later.
    if (error instanceof DomainError) throw error;
    ctx.log.warn({ err: error, paymentId }, 'payments: the provider did not answer');
    throw new DomainError(ErrorCode.PAYMENT_UNAVAILABLE);
  }
}

const waiting = new Map<string, Promise<void>>();

/** Repeated calls for one payment share one wait: fifty separate polls would slow down the call they wait for. */
function awaitAnswer(ctx: ServiceContext, paymentId: string): Promise<void> {
  const begun = waiting.get(paymentId);
  if (begun) return begun;
  const answered = (async () => {
    if (await isWaitOver(ctx, paymentId)) await settleNow(ctx, paymentId);
  })().finally(() => waiting.delete(paymentId));
  waiting.set(paymentId, answered);
  return answered;
}

/**
 * True when the process that called for the renter failed or does not respond; false once there is an answer, and while the host's
 * acceptance is calling.
 */
async function isWaitOver(ctx: ServiceContext, paymentId: string): Promise<boolean> {
  const since = Date.now();
  for (;;) {
    const payment = await ctx.em.fork().findOneOrFail(Payment, paymentId);
    if (!isBeingSettled([payment]) || payment.pendingBy !== payment.renterId) return false;
    const age = ctx.clock.now().getTime() - (payment.pendingSince?.getTime() ?? 0);
    if (age > STALE_AFTER_MS || payment.attempts > 0) return true;
    if (Date.now() - since > WAIT_MS) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
    await wait(POLL_MS);
  }
}
