import type { ServiceContext } from '../../../core/context.js';
import { startOfDayInstant } from '../../../core/time-zone.js';
import type { PaymentIntent } from '../../../ports/payments.js';
import { SYSTEM } from '../lifecycle/booking-changes.js';
import { moveBooking } from '../lifecycle/move-booking.js';
import type { Booking } from '../booking.entity.js';
import { firstChargeTries } from '../quote/booking-pricing.js';
import { BookingStep, PaymentStatus } from '../booking-types.js';
import { markTaken, postFirstCharge, scheduleCharge } from './first-charge.js';
import type { Payment } from './payment.entity.js';

/** Applies the provider's answer to an off-session charge: posted, retried later or, after the last attempt, T9. */
export async function applyCharge(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  intent: PaymentIntent,
): Promise<void> {
  payment.providerRef = intent.ref;
  payment.attempts += 1;
  if (intent.status === 'captured') {
    markTaken(tx, payment);
    return postFirstCharge(tx, payment);
  }
  payment.status = PaymentStatus.FAILED;
  // Off-session, the renter cannot complete a 3-D Secure challenge.
  payment.failureCode = intent.status === 'action_required' ? 'authentication_required' : intent.failureCode;
  const next = nextTry(tx, booking);
  if (next) await scheduleCharge(tx, payment, next);
  else await failFirstCharge(tx, booking);
}

/** T9: the payment failed for good, so the days are free again. */
export async function failFirstCharge(tx: ServiceContext, booking: Booking): Promise<void> {
  await moveBooking(tx, booking, {
    ...SYSTEM,
    trigger: BookingStep.FAIL_FIRST_CHARGE,
    at: tx.clock.now(),
    known: { areRetriesExhausted: true },
    facts: { isChargeTried: true, isAfterAnswer: true },
  });
}

function nextTry(tx: ServiceContext, { startsOn, termsSnapshot: { constants, timeZone } }: Booking): Date | null {
  const now = tx.clock.now();
  return (
    firstChargeTries(startsOn, constants)
      .map((day) => startOfDayInstant(day, timeZone))
      .find((at) => at > now) ?? null
  );
}
