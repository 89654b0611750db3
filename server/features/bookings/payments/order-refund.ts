import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs.js';
import { divideRounded, ivaContained } from '../../../core/money.js';
import type { Booking } from '../booking.entity.js';
import type { BookingActor } from '../booking-types.js';
import type { Refund as RefundAmounts } from '../cancellation/cancellation-policy.js';
import { hostFeeEntries, post } from './ledger.js';
import type { Payment } from './payment.entity.js';
import { Refund } from './refund.entity.js';

/** The job that asks the provider for one refund. */
export const REFUND_JOB = 'payments.refund';

export interface RefundOrder {
  readonly refund: RefundAmounts;
  readonly actor: BookingActor;
}

/** Transaction 1 of a refund: stored with the booking's transition, sent to the provider after the commit. */
export async function orderRefund(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  { refund, actor }: RefundOrder,
): Promise<void> {
  if (refund.totalCents === 0) return;
  const now = tx.clock.now();
  const id = randomUUID();
  const order = Object.assign(new Refund(), {
    id,
    bookingId: booking.id,
    paymentId: payment.id,
    rentCents: refund.rentCents,
    renterFeeCents: refund.renterFeeCents,
    protectionCents: refund.protectionCents,
    ivaCents:
      payment.renterFeeCents === 0
        ? 0
        : divideRounded(payment.ivaCents * refund.renterFeeCents, payment.renterFeeCents),
    totalCents: refund.totalCents,
    reasonCode: refund.rule,
    initiatedBy: actor,
    policySnapshot: {
      policy: booking.cancellationPolicy,
      confirmedAt: (booking.decidedAt ?? booking.createdAt).toISOString(),
      cancelledAt: now.toISOString(),
      startsOn: booking.startsOn,
      isHostTrader: booking.termsSnapshot.isHostTrader,
    },
    idempotencyKey: `refund:${payment.id}`,
    askedAt: now,
    createdAt: now,
  });
  tx.em.persist(order);
  await tx.em.flush();
  await addJob(tx, REFUND_JOB, { refundId: id }, { jobKey: `refund:${id}`, isOutbound: true });
}

/** T11: a host who cancels owes a fee. It is posted only: nothing collects it yet. */
export async function chargeCancellingHost(tx: ServiceContext, booking: Booking): Promise<void> {
  const { HOST_CANCEL_FEE_CENTS: fee, IVA_PLATFORM_BPS } = booking.termsSnapshot.constants;
  if (fee === 0) return;
  await post(tx, {
    memo: 'host cancelled',
    bookingId: booking.id,
    paymentId: null,
    entries: hostFeeEntries(fee, ivaContained(fee, IVA_PLATFORM_BPS)),
  });
}
