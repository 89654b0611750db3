import type { ServiceContext } from '../../core/context.js';
import { inTransaction } from '../../core/transaction.js';
import type { PaymentIntent } from '../../ports/payments.js';
import { readTrust } from '../accounts/trust.js';
import { moveBooking, type Move } from './booking-changes.js';
import type { Booking } from './booking.entity.js';
import { factsOf } from './booking-facts.rules.js';
import { earlierOf, endOfFirstDay } from './booking-hold.rules.js';
import { nextStatus } from './booking-state-machine.js';
import { scheduleAnswer } from './booking-timers.js';
import { BookingAction, BookingActor, BookingStatus, PaymentStatus } from './booking-types.js';
import { applyCapture, takeOrDefer } from './confirm-booking.js';
import { applyCharge } from './later-charge.js';
import { lockPayment, wishVoid } from './open-payments.js';
import type { Payment, PendingStep } from './payment.entity.js';

/** What the provider was asked; `bank`: how the renter's talk with her bank went. */
export type AskedStep = PendingStep | 'bank';

const HOUR_MS = 3_600_000;

/** The second transaction of every talk with the provider: its answer becomes our state, once. Answers whether a capture is wanted next. */
export async function applyAnswer(ctx: ServiceContext, paymentId: string, step: AskedStep, intent: PaymentIntent): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { booking, payment } = await lockPayment(tx, paymentId);
    const isAwaited = step === 'bank' ? payment.status === PaymentStatus.ACTION_REQUIRED && payment.pendingStep === null : payment.pendingStep === step;
    if (!isAwaited) {
      await letGoIfLate(tx, payment, step, intent);
      return false;
    }
    const asked = { since: payment.pendingSince ?? tx.clock.now(), by: payment.pendingBy };
    payment.pendingStep = null;
    payment.pendingBy = null;
    payment.updatedAt = tx.clock.now();
    if (step === 'capture') await applyCapture(tx, booking, payment, intent, asked);
    else if (step === 'charge') await applyCharge(tx, booking, payment, intent);
    else if (step === 'void') applyVoid(tx, payment, intent);
    else await applyAuthorization(tx, booking, payment, intent, step === 'bank' ? tx.clock.now() : asked.since);
    await tx.em.flush();
    return payment.pendingStep === 'capture';
  });
}

/** An authorisation that was given up for lost arrives after all: nobody waits for it, so the money is let go. */
async function letGoIfLate(tx: ServiceContext, payment: Payment, step: AskedStep, intent: PaymentIntent): Promise<void> {
  const isHolding = intent.status === 'authorized' || intent.status === 'action_required';
  if (step !== 'authorize' || !isHolding || payment.status !== PaymentStatus.FAILED) return;
  payment.providerRef = intent.ref;
  payment.status = PaymentStatus.AUTHORIZED;
  await wishVoid(tx, payment);
}

async function applyAuthorization(tx: ServiceContext, booking: Booking, payment: Payment, intent: PaymentIntent, at: Date): Promise<void> {
  payment.providerRef = intent.ref;
  payment.methodBrand = intent.methodBrand;
  payment.methodLast4 = intent.methodLast4;
  payment.failureCode = intent.failureCode;
  payment.actionUrl = intent.actionUrl;
  payment.attempts += 1;
  const isOpen = booking.status === BookingStatus.PENDING_PAYMENT && booking.holdExpiresAt !== null && at < booking.holdExpiresAt;
  if (intent.status === 'authorized') {
    payment.status = PaymentStatus.AUTHORIZED;
    payment.authorizedAt = tx.clock.now();
    if (isOpen) await goOn(tx, booking, payment, at);
    else await wishVoid(tx, payment);
  } else if (intent.status === 'action_required') {
    payment.status = PaymentStatus.ACTION_REQUIRED;
    if (!isOpen) await wishVoid(tx, payment);
  } else {
    payment.status = intent.status === 'void' ? PaymentStatus.VOID : PaymentStatus.FAILED;
  }
}

/** The money is held: T4, an instant booking of a renter who is known is paid and confirmed; T3, every other is sent to the host. */
async function goOn(tx: ServiceContext, booking: Booking, held: Payment, at: Date): Promise<void> {
  const decision: Move = { trigger: BookingAction.PAY, actor: BookingActor.RENTER, userId: booking.renterId, at };
  const isRenterIdentityApproved = !tx.config.requireIdentity || (await readTrust(tx, booking.renterId)).isIdentityVerified;
  const step = nextStatus({ ...factsOf(booking, tx.config), isRenterIdentityApproved }, decision.trigger, decision.actor, at);
  if (step.isAllowed && step.to === BookingStatus.CONFIRMED) await takeOrDefer(tx, booking, held, decision);
  else if (tx.clock.now() < endOfFirstDay(booking.startsOn, booking.termsSnapshot)) await sendRequest(tx, booking, decision);
  // The first day ended while the card was asked.
  else await wishVoid(tx, held);
}

async function sendRequest(tx: ServiceContext, booking: Booking, decision: Move): Promise<void> {
  const now = tx.clock.now();
  const { termsSnapshot: terms } = booking;
  booking.requestedAt = now;
  booking.respondBy = earlierOf(new Date(now.getTime() + terms.constants.HOST_RESPONSE_HOURS * HOUR_MS), endOfFirstDay(booking.startsOn, terms));
  await moveBooking(tx, booking, decision);
  await scheduleAnswer(tx, booking);
}

function applyVoid(tx: ServiceContext, payment: Payment, intent: PaymentIntent): void {
  if (intent.status === 'captured') {
    tx.log.error({ paymentId: payment.id }, 'payments: the provider took money that was to be let go');
    payment.status = PaymentStatus.CAPTURED;
    return;
  }
  payment.status = intent.status === 'failed' && payment.providerRef !== null ? PaymentStatus.FAILED : PaymentStatus.VOID;
}
