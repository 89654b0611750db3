import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs.js';
import { startOfDayInstant } from '../../../core/time-zone.js';
import type { PaymentIntent } from '../../../ports/payments.js';
import { moveBooking, SYSTEM } from '../lifecycle/booking-changes.js';
import type { Booking } from '../booking.entity.js';
import { firstChargeTries } from '../quote/booking-pricing.js';
import { CHARGE_JOB } from '../lifecycle/booking-timers.js';
import { BookingStep, PaymentStatus } from '../booking-types.js';
import { chargeEntries, post } from './ledger.js';
import { laterThan } from './open-payments.js';
import { Payment } from './payment.entity.js';

/** Schedules a charge of the same card and amounts for another day; each attempt is a payment of its own. */
export async function scheduleCharge(tx: ServiceContext, like: Payment, dueAt: Date): Promise<void> {
  const now = tx.clock.now();
  const id = randomUUID();
  const {
    bookingId,
    renterId,
    cycleNo,
    kind,
    rentCents,
    renterFeeCents,
    protectionCents,
    ivaCents,
    totalCents,
    provider,
    paymentMethodRef,
    methodBrand,
    methodLast4,
  } = like;
  const later = Object.assign(new Payment(), {
    bookingId,
    renterId,
    cycleNo,
    kind,
    rentCents,
    renterFeeCents,
    protectionCents,
    ivaCents,
    totalCents,
    provider,
    paymentMethodRef,
    methodBrand,
    methodLast4,
    id,
    status: PaymentStatus.PENDING,
    idempotencyKey: `first:${bookingId}:${id}`,
    dueAt,
    createdAt: laterThan(like, now),
    updatedAt: now,
  });
  tx.em.persist(later);
  await tx.em.flush();
  await addJob(tx, CHARGE_JOB, { paymentId: id }, { jobKey: `charge:${id}`, runAt: dueAt, isOutbound: true });
}

/** Applies the provider's answer to an off-session charge: posted, retried later or, after the last attempt, T9. */
export async function applyCharge(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  intent: PaymentIntent,
): Promise<void> {
  payment.providerRef = intent.ref;
  payment.attempts += 1;
  if (intent.status === 'captured') return bookTaken(tx, payment);
  payment.status = PaymentStatus.FAILED;
  // Off-session, the renter cannot complete a 3-D Secure challenge.
  payment.failureCode = intent.status === 'action_required' ? 'authentication_required' : intent.failureCode;
  const next = nextTry(tx, booking);
  if (next) await scheduleCharge(tx, payment, next);
  else await failFirstCharge(tx, booking);
}

/** A payment whose money the provider has taken, and its line in the ledger. */
export async function bookTaken(tx: ServiceContext, payment: Payment): Promise<void> {
  payment.status = PaymentStatus.CAPTURED;
  payment.capturedAt = tx.clock.now();
  await post(tx, {
    memo: 'first charge taken',
    bookingId: payment.bookingId,
    paymentId: payment.id,
    entries: chargeEntries(payment),
  });
}

/** T9: the payment failed for good, so the days are free again. */
export async function failFirstCharge(tx: ServiceContext, booking: Booking): Promise<void> {
  await moveBooking(tx, booking, {
    ...SYSTEM,
    trigger: BookingStep.FAIL_FIRST_CHARGE,
    at: tx.clock.now(),
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
