import type { ServiceContext } from '../../../core/context.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { moveBooking, type Move } from '../lifecycle/move-booking.js';
import type { Booking } from '../booking.entity.js';
import { transitionContextOf } from '../lifecycle/transition-context.rules.js';
import { earlierOf, endOfFirstDay } from '../lifecycle/booking-hold.rules.js';
import { nextStatus } from '../lifecycle/booking.state-machine.js';
import { BookingAction, BookingActor, BookingStatus, PaymentStatus } from '../booking.enums.js';
import { applyCapture, captureOrSchedule } from '../lifecycle/confirm-booking.js';
import { applyToCycle } from '../billing/apply-cycle-answer.js';
import { areSidesActive } from '../lifecycle/sides.js';
import { isSpaceOpen } from '../quote/bookable-space.js';
import { applyCharge } from './later-charge.js';
import { isIdentityEnough } from '../quote/confirms-at-once.js';
import { endStep, movePayment } from './move-payment.js';
import { lockPayment, scheduleVoid } from './open-payments.js';
import { refundUnowed } from './create-refund.js';
import type { PaymentAnswer } from './payment-answer.types.js';
import { answerDue } from './payment-schedule.rules.js';
import type { Payment, PendingStep } from './payment.entity.js';
import { PaymentStep } from './payment.transitions.js';

/** The call made to the provider; `authentication`: result of the 3-D Secure challenge. */
export type SettleStep = PendingStep | 'authentication';

/** Applies the provider's answer once, in the second transaction of each call. Returns whether a capture has to follow. */
export async function applyAnswer(
  ctx: ServiceContext,
  paymentId: string,
  step: SettleStep,
  intent: PaymentAnswer,
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
    const pending = { since: payment.pendingSince ?? tx.clock.now(), by: payment.pendingBy };
    payment.pendingStep = null;
    payment.pendingBy = null;
    payment.nextTryAt = null;
    payment.updatedAt = tx.clock.now();
    if (step === 'void') await applyVoid(tx, booking, payment, intent);
    // A deferred first charge has its own attempts; confirmed bookings are collected by cycle.
    else if (payment.cycleId !== null && !(step === 'charge' && payment.kind === 'first'))
      await applyToCycle(tx, booking, payment, intent, step);
    else if (step === 'capture') await applyCapture(tx, booking, payment, intent, pending);
    else if (step === 'charge') await applyCharge(tx, booking, payment, intent);
    else
      await applyAuthorization(
        tx,
        booking,
        payment,
        intent,
        step === 'authentication' ? (intent.authorizedAt ?? tx.clock.now()) : pending.since,
      );
    await tx.em.flush();
    return payment.pendingStep === 'capture';
  });
}

/** Voids an authorisation that arrives after its payment was marked as failed. */
async function voidLateAuthorization(
  tx: ServiceContext,
  payment: Payment,
  step: SettleStep,
  intent: PaymentAnswer,
): Promise<void> {
  const isHolding = intent.status === 'authorized' || intent.status === 'action_required';
  if (step !== 'authorize' || !isHolding || payment.status !== PaymentStatus.FAILED) return;
  payment.providerRef = intent.ref;
  movePayment(tx, payment, PaymentStep.HOLD_LATE);
  await scheduleVoid(tx, payment);
}

async function applyAuthorization(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  intent: PaymentAnswer,
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
    movePayment(tx, payment, PaymentStep.HOLD);
    if (isOpen) await goOn(tx, booking, payment, at);
    else await scheduleVoid(tx, payment);
  } else if (intent.status === 'action_required') {
    movePayment(tx, payment, PaymentStep.ASK_RENTER);
    payment.nextTryAt = answerDue(tx.clock.now());
    if (!isOpen) await scheduleVoid(tx, payment);
  } else {
    movePayment(tx, payment, endStep(intent));
  }
}

/** The payment is authorized: T4 confirms an instant booking of a verified renter; T3 sends every other to the host. */
async function goOn(tx: ServiceContext, booking: Booking, held: Payment, at: Date): Promise<void> {
  const decision: Move = { trigger: BookingAction.PAY, actor: BookingActor.RENTER, userId: booking.renterId, at };
  const isRenterIdentityApproved = await isIdentityEnough(tx, booking.renterId);
  const known = {
    areSidesActive: await areSidesActive(tx, booking),
    isSpaceOpen: await isSpaceOpen(tx, booking.spaceId),
  };
  const step = nextStatus(
    { ...transitionContextOf(booking, tx.config), ...known, isRenterIdentityApproved },
    decision.trigger,
    decision.actor,
    at,
  );
  if (step.isAllowed && step.to === BookingStatus.CONFIRMED) await captureOrSchedule(tx, booking, held, decision);
  else if (
    known.areSidesActive &&
    known.isSpaceOpen &&
    tx.clock.now() < endOfFirstDay(booking.from, booking.termsSnapshot)
  )
    await sendRequest(tx, booking, decision);
  // The first day ended during the call to the provider, an account was suspended, or the space was hidden.
  else await scheduleVoid(tx, held);
}

async function sendRequest(tx: ServiceContext, booking: Booking, decision: Move): Promise<void> {
  const now = tx.clock.now();
  const { termsSnapshot: terms } = booking;
  booking.requestedAt = now;
  booking.respondBy = earlierOf(
    new Date(now.getTime() + terms.constants.HOST_RESPONSE_HOURS * HOUR_MS),
    endOfFirstDay(booking.from, terms),
  );
  // A payment is only requested after the mandate was accepted.
  await moveBooking(tx, booking, { ...decision, known: { isPaymentAuthorised: true, isMandateAccepted: true } });
}

/** The authorization is released, or, if the provider had captured it meanwhile, the money is booked and refunded. */
async function applyVoid(tx: ServiceContext, booking: Booking, payment: Payment, intent: PaymentAnswer): Promise<void> {
  if (intent.status === 'captured') {
    tx.log.error({ paymentId: payment.id }, 'payments: the provider took a payment that was to be voided');
    movePayment(tx, payment, PaymentStep.TAKE);
    await tx.em.flush();
    await refundUnowed(tx, booking, payment);
    return;
  }
  const isRefused = intent.status === 'failed' && payment.providerRef !== null;
  movePayment(tx, payment, isRefused ? PaymentStep.REFUSE : PaymentStep.LET_GO);
}
