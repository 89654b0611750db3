import type { ServiceContext } from '../../../core/context.js';
import { daysBetween } from '../../../core/values/date-range.js';
import { moveBooking, type Move } from './move-booking.js';
import type { Booking } from '../booking.entity.js';
import { firstChargeDay } from '../quote/booking.pricing.js';
import { BookingAction, BookingActor, BookingStatus } from '../booking.enums.js';
import { endStep, movePayment } from '../payments/move-payment.js';
import { PaymentStep } from '../payments/payment.transitions.js';
import { failFirstCharge } from '../payments/later-charge.js';
import type { PaymentAnswer } from '../payments/payment-answer.types.js';
import type { Payment } from '../payments/payment.entity.js';
import { answerDue } from '../payments/payment-schedule.rules.js';

/** Values the guards were checked with before the capture. */
const SETTLED = {
  isRenterIdentityApproved: true,
  isPayoutAccountReady: true,
  isPaymentAuthorised: true,
  isMandateAccepted: true,
  isRangeFree: true,
  areSidesActive: true,
  isSpaceOpen: true,
} as const;

/**
 * T4 and T5, for a locked booking with an authorised payment: captures it now, or, for a start far ahead, voids it and schedules a charge
 * of the same card. Returns true when a capture must follow; otherwise the booking is confirmed.
 */
export async function captureOrSchedule(
  tx: ServiceContext,
  booking: Booking,
  held: Payment,
  decision: Move,
): Promise<boolean> {
  const { constants, timeZone } = booking.termsSnapshot;
  const today = tx.clock.today(timeZone);
  const dueOn = firstChargeDay(booking.from, today, constants, booking.cancellationPolicy);
  // A day may have passed since the request, and with it the limit between a charge now and a scheduled one.
  booking.charges = booking.charges.map((line, index) => (index === 0 ? { ...line, dueOn } : line));
  if (daysBetween(today, booking.from) > constants.CAPTURE_MAX_LEAD_DAYS) {
    await confirm(tx, booking, { ...decision, payment: held });
    return false;
  }
  Object.assign(held, {
    pendingStep: 'capture',
    pendingSince: decision.at,
    pendingBy: decision.userId,
    attempts: 0,
    nextTryAt: answerDue(tx.clock.now()),
    updatedAt: tx.clock.now(),
  });
  await tx.em.flush();
  return true;
}

/** T4 or T5 once the provider has answered the capture. */
export async function applyCapture(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  intent: PaymentAnswer,
  pending: { since: Date; by: string | null },
): Promise<void> {
  const decision = decisionOf(booking, pending);
  if (intent.status === 'captured') {
    movePayment(tx, payment, PaymentStep.TAKE);
    return confirm(tx, booking, { ...decision, payment });
  }
  movePayment(tx, payment, endStep(intent));
  payment.failureCode = intent.failureCode;
  // The renter of an instant booking is still present and can try another card while the hold lasts.
  if (decision.trigger === BookingAction.PAY) return;
  await confirm(tx, booking, { ...decision, isSilent: true });
  await failFirstCharge(tx, booking);
}

/** The actor of the capture: the renter of an instant booking, the host or an admin. */
function decisionOf(booking: Booking, { since: at, by }: { since: Date; by: string | null }): Move {
  if (booking.status === BookingStatus.PENDING_PAYMENT)
    return { actor: BookingActor.RENTER, userId: booking.renterId, trigger: BookingAction.PAY, at };
  return {
    actor: by === booking.hostId ? BookingActor.HOST : BookingActor.ADMIN,
    userId: by,
    trigger: BookingAction.ACCEPT,
    at,
  };
}

async function confirm(tx: ServiceContext, booking: Booking, decision: Move): Promise<void> {
  booking.requestedAt ??= decision.at;
  booking.decidedAt = decision.at;
  await moveBooking(tx, booking, { ...decision, known: SETTLED });
}
