import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import type { Booking } from '../booking.entity.js';
import { BillingCycle } from '../billing/billing-cycle.entity.js';
import { attemptsOf } from '../billing/find-cycles.js';
import { CHARGE_JOB } from '../lifecycle/booking-timers.js';
import { spendable } from './credit-spent.js';
import { newAttempt } from './new-attempt.js';
import { firstPayments, scheduleVoid, voidOpenPayments } from './open-payments.js';
import type { Payment } from './payment.entity.js';
import { waitsForDay } from './payment-schedule.rules.js';

/** The first cycle of a booking, which its first payments collect; known once the terms are agreed. */
export async function linkFirstPayments(tx: ServiceContext, bookingId: string): Promise<void> {
  const cycle = await firstCycle(tx, bookingId);
  for (const payment of await firstPayments(tx, bookingId)) payment.cycleId = cycle.id;
  await tx.em.flush();
}

/** Replaces an authorization, which would expire before the start, by a charge of the same card on its day. */
export async function deferFirstCharge(tx: ServiceContext, booking: Booking, held: Payment): Promise<void> {
  const dueOn = booking.charges[0]?.dueOn ?? booking.from;
  // First, so that its credit is free for the future charge.
  await scheduleVoid(tx, held);
  await scheduleCharge(tx, booking, held, startOfDayInstant(dueOn, booking.termsSnapshot.timeZone));
}

/**
 * Updates the open payments of a changed cycle: a renter at the page of the bank would confirm an amount that is no longer owed, so that
 * payment is voided; a deferred first charge gets the amounts and the day of its cycle.
 */
export async function followCycle(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<void> {
  const { rentCents, renterFeeCents, protectionCents, taxCents, totalCents, nextTryAt } = cycle;
  const payments = await attemptsOf(tx, cycle.id);
  const isOutdated = (payment: Payment): boolean =>
    payment.rentCents !== rentCents ||
    payment.renterFeeCents !== renterFeeCents ||
    payment.protectionCents !== protectionCents;
  await voidOpenPayments(tx, booking, payments.filter(isOutdated));
  const waiting = payments.find(waitsForDay);
  if (!waiting) return;
  const creditCents = spendable(waiting.creditCents, totalCents);
  const amounts = { rentCents, renterFeeCents, protectionCents, ivaCents: taxCents, totalCents, creditCents };
  const dueAt = nextTryAt ?? cycle.dueAt;
  Object.assign(waiting, { ...amounts, dueAt });
  waiting.updatedAt = tx.clock.now();
  await tx.em.flush();
  await addJob(
    tx,
    CHARGE_JOB,
    { paymentId: waiting.id },
    { jobKey: `charge:${waiting.id}`, runAt: dueAt, isOutbound: true },
  );
}

/** Schedules a charge of the first cycle on the same card for another day; each attempt is a payment of its own. */
export async function scheduleCharge(tx: ServiceContext, booking: Booking, like: Payment, dueAt: Date): Promise<void> {
  const { provider, paymentMethodRef, methodBrand, methodLast4 } = like;
  const card = { provider, paymentMethodRef, methodBrand, methodLast4 };
  const later = await newAttempt(tx, booking, await firstCycle(tx, booking.id), card, like);
  later.dueAt = dueAt;
  tx.em.persist(later);
  await tx.em.flush();
  await addJob(
    tx,
    CHARGE_JOB,
    { paymentId: later.id },
    { jobKey: `charge:${later.id}`, runAt: dueAt, isOutbound: true },
  );
}

/** The first cycle of a booking whose terms are agreed. */
export function firstCycle(tx: ServiceContext, bookingId: string): Promise<BillingCycle> {
  return tx.em.findOneOrFail(BillingCycle, { bookingId, cycleNo: 1 });
}
