import type { ServiceContext } from '../../../core/context.js';
import { localDateOf, startOfDayInstant } from '../../../core/values/time-zone.js';
import { SYSTEM } from '../lifecycle/booking-changes.js';
import { moveBooking } from '../lifecycle/move-booking.js';
import type { Booking } from '../booking.entity.js';
import { nextFirstChargeTry } from '../quote/booking.pricing.js';
import { BookingStep } from '../booking.enums.js';
import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import { CycleStatus } from '../billing/billing.enums.js';
import { CycleStep } from '../billing/cycle.transitions.js';
import { moveCycle } from '../billing/move-cycle.js';
import { isRentTaxedNow } from '../billing/tax-cycle.js';
import { applyDepositCharge } from './deposit-charge.js';
import { firstCycle, scheduleCharge } from './first-charge.js';
import type { PaymentAnswer } from './payment-answer.types.js';
import type { Payment } from './payment.entity.js';
import { movePayment } from './move-payment.js';
import { PaymentStep } from './payment.transitions.js';
import { settleCharge } from './settle-charge.js';

/** Applies the provider's answer to a deferred first charge: posted, retried later or, after the last attempt, T9. */
export async function applyCharge(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  intent: PaymentAnswer,
): Promise<void> {
  if (payment.kind === 'deposit') return applyDepositCharge(tx, booking, payment, intent);
  payment.providerRef = intent.ref ?? payment.providerRef;
  payment.attempts += 1;
  if (intent.status === 'captured') {
    movePayment(tx, payment, PaymentStep.TAKE);
    return settleCharge(tx, booking, payment);
  }
  movePayment(tx, payment, PaymentStep.REFUSE);
  payment.failureCode = intent.failureCode;
  const next = nextTry(tx, booking);
  if (!next) return failFirstCharge(tx, booking);
  const cycle = await firstCycleDue(tx, booking);
  await scheduleCharge(tx, booking, payment, next);
  await recordFailedTry(tx, booking, { cycle, payment, next });
}

/** A deferred first charge keeps the rate of its request (decision 31); whether its rent is taxed is the space's setting of its own day. */
export async function firstCycleDue(tx: ServiceContext, booking: Booking): Promise<BillingCycle> {
  const cycle = await firstCycle(tx, booking.id);
  if (cycle.status !== CycleStatus.SCHEDULED) return cycle;
  cycle.isRentTaxed = await isRentTaxedNow(tx, booking);
  await moveCycle(tx, booking, cycle, CycleStep.FALL_DUE);
  return cycle;
}

/** The first cycle stores the day of the next attempt, and the renter is notified. */
async function recordFailedTry(
  tx: ServiceContext,
  booking: Booking,
  { cycle, payment, next }: { readonly cycle: BillingCycle; readonly payment: Payment; readonly next: Date },
): Promise<void> {
  Object.assign(cycle, {
    failedTries: cycle.failedTries + 1,
    firstFailedAt: cycle.firstFailedAt ?? tx.clock.now(),
    nextTryAt: next,
  });
  const nextTryOn = localDateOf(next, booking.termsSnapshot.timeZone);
  const details = { tries: cycle.failedTries, reason: payment.failureCode ?? '', nextTryOn };
  await moveCycle(tx, booking, cycle, CycleStep.FAIL_TRY, { details });
}

/** T9: the payment has finally failed, so the days are free again. */
export async function failFirstCharge(tx: ServiceContext, booking: Booking): Promise<void> {
  await moveBooking(tx, booking, {
    ...SYSTEM,
    trigger: BookingStep.FAIL_FIRST_CHARGE,
    at: tx.clock.now(),
    known: { areRetriesExhausted: true },
    details: { isChargeTried: true, isAfterAnswer: true },
  });
}

function nextTry(tx: ServiceContext, booking: Booking): Date | null {
  const { from, cancellationPolicy, termsSnapshot } = booking;
  const { constants, timeZone } = termsSnapshot;
  const day = nextFirstChargeTry(from, tx.clock.today(timeZone), constants, cancellationPolicy);
  return day === null ? null : startOfDayInstant(day, timeZone);
}
