import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/transaction.js';
import type { PaymentIntent } from '../../../ports/payments.js';
import { getTrust } from '../../accounts/trust.js';
import { moveBooking, type Move } from '../lifecycle/move-booking.js';
import type { Booking } from '../booking.entity.js';
import { transitionContextOf } from '../lifecycle/transition-context.rules.js';
import { earlierOf, endOfFirstDay } from '../lifecycle/booking-hold.rules.js';
import { nextStatus } from '../lifecycle/booking-state-machine.js';
import { BookingAction, BookingActor, BookingStatus, PaymentStatus } from '../booking-types.js';
import { applyCapture, captureOrSchedule } from '../lifecycle/confirm-booking.js';
import { applyCharge } from './later-charge.js';
import { lockPayment, scheduleVoid } from './open-payments.js';
import type { Payment, PendingStep } from './payment.entity.js';

/** What the provider was asked; `authentication`: result of the 3-D Secure challenge. */
export type AskedStep = PendingStep | 'authentication';

const HOUR_MS = 3_600_000;

/** Applies the provider's answer once, in the second transaction of each call. Returns whether a capture has to follow. */
export async function applyAnswer(
  ctx: ServiceContext,
  paymentId: string,
  step: AskedStep,
  intent: PaymentIntent,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { booking, payment } = await lockPayment(tx, paymentId);
    const isAwaited =
      step === 'authentication'
        ? payment.status === PaymentStatus.ACTION_REQUIRED && payment.pendingStep === null
        : payment.pendingStep === step;
    if (!isAwaited) {
      await voidLateAuthorization(tx, payment, step, intent);
      return false;
    }
    const asked = { since: payment.pendingSince ?? tx.clock.now(), by: payment.pendingBy };
    payment.pendingStep = null;
    payment.pendingBy = null;
    payment.updatedAt = tx.clock.now();
    if (step === 'capture') await applyCapture(tx, booking, payment, intent, asked);
    else if (step === 'charge') await applyCharge(tx, booking, payment, intent);
    else if (step === 'void') applyVoid(tx, payment, intent);
    else
      await applyAuthorization(tx, booking, payment, intent, step === 'authentication' ? tx.clock.now() : asked.since);
    await tx.em.flush();
    return payment.pendingStep === 'capture';
  });
}

/** Voids an authorisation that arrives after its payment was marked as failed. */
async function voidLateAuthorization(
  tx: ServiceContext,
  payment: Payment,
  step: AskedStep,
  intent: PaymentIntent,
): Promise<void> {
  const isHolding = intent.status === 'authorized' || intent.status === 'action_required';
  if (step !== 'authorize' || !isHolding || payment.status !== PaymentStatus.FAILED) return;
  payment.providerRef = intent.ref;
  payment.status = PaymentStatus.AUTHORIZED;
  await scheduleVoid(tx, payment);
}

async function applyAuthorization(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  intent: PaymentIntent,
  at: Date,
): Promise<void> {
  payment.providerRef = intent.ref;
  payment.methodBrand = intent.methodBrand;
  payment.methodLast4 = intent.methodLast4;
  payment.failureCode = intent.failureCode;
  payment.actionUrl = intent.actionUrl;
  payment.attempts += 1;
  const isOpen =
    booking.status === BookingStatus.PENDING_PAYMENT && booking.holdExpiresAt !== null && at < booking.holdExpiresAt;
  if (intent.status === 'authorized') {
    payment.status = PaymentStatus.AUTHORIZED;
    payment.authorizedAt = tx.clock.now();
    if (isOpen) await goOn(tx, booking, payment, at);
    else await scheduleVoid(tx, payment);
  } else if (intent.status === 'action_required') {
    payment.status = PaymentStatus.ACTION_REQUIRED;
    if (!isOpen) await scheduleVoid(tx, payment);
  } else {
    payment.status = intent.status === 'void' ? PaymentStatus.VOID : PaymentStatus.FAILED;
  }
}

/** The money is held: T4 confirms an instant booking of a verified renter; T3 sends every other to the host. */
async function goOn(tx: ServiceContext, booking: Booking, held: Payment, at: Date): Promise<void> {
  const decision: Move = { trigger: BookingAction.PAY, actor: BookingActor.RENTER, userId: booking.renterId, at };
  const isRenterIdentityApproved =
    !tx.config.requireIdentity || (await getTrust(tx, booking.renterId)).isIdentityVerified;
  const step = nextStatus(
    { ...transitionContextOf(booking, tx.config), isRenterIdentityApproved },
    decision.trigger,
    decision.actor,
    at,
  );
  if (step.isAllowed && step.to === BookingStatus.CONFIRMED) await captureOrSchedule(tx, booking, held, decision);
  else if (tx.clock.now() < endOfFirstDay(booking.startsOn, booking.termsSnapshot))
    await sendRequest(tx, booking, decision);
  // The first day ended while the provider was asked.
  else await scheduleVoid(tx, held);
}

async function sendRequest(tx: ServiceContext, booking: Booking, decision: Move): Promise<void> {
  const now = tx.clock.now();
  const { termsSnapshot: terms } = booking;
  booking.requestedAt = now;
  booking.respondBy = earlierOf(
    new Date(now.getTime() + terms.constants.HOST_RESPONSE_HOURS * HOUR_MS),
    endOfFirstDay(booking.startsOn, terms),
  );
  // A payment is only asked for after the mandate was accepted.
  await moveBooking(tx, booking, { ...decision, known: { isPaymentAuthorised: true, isMandateAccepted: true } });
}

function applyVoid(tx: ServiceContext, payment: Payment, intent: PaymentIntent): void {
  if (intent.status === 'captured') {
    tx.log.error({ paymentId: payment.id }, 'payments: the provider captured a payment that was to be voided');
    payment.status = PaymentStatus.CAPTURED;
    return;
  }
  payment.status =
    intent.status === 'failed' && payment.providerRef !== null ? PaymentStatus.FAILED : PaymentStatus.VOID;
}
