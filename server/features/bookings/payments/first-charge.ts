import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs.js';
import { startOfDayInstant } from '../../../core/time-zone.js';
import type { Booking } from '../booking.entity.js';
import { PaymentStatus } from '../booking-types.js';
import { CHARGE_JOB } from '../lifecycle/booking-timers.js';
import { chargeEntries, post } from './ledger.js';
import { laterThan, scheduleVoid } from './open-payments.js';
import { Payment } from './payment.entity.js';

/** Marks a payment whose money the provider has taken. */
export function markTaken(tx: ServiceContext, payment: Payment): void {
  payment.status = PaymentStatus.CAPTURED;
  payment.capturedAt = tx.clock.now();
}

/** Posts a taken charge to the ledger. */
export async function postFirstCharge(tx: ServiceContext, payment: Payment): Promise<void> {
  await post(tx, {
    memo: 'first charge taken',
    bookingId: payment.bookingId,
    paymentId: payment.id,
    entries: chargeEntries(payment),
  });
}

/** Replaces an authorisation, which would expire before the start, by a charge of the same card on its day. */
export async function deferFirstCharge(tx: ServiceContext, booking: Booking, held: Payment): Promise<void> {
  const dueOn = booking.charges[0]?.dueOn ?? booking.startsOn;
  await scheduleCharge(tx, held, startOfDayInstant(dueOn, booking.termsSnapshot.timeZone));
  await scheduleVoid(tx, held);
}

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
