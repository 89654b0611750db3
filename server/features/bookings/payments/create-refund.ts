import { randomUUID } from 'node:crypto';
import type { FilterQuery } from '@mikro-orm/core';
import type { ServiceContext } from '../../../core/context.js';
import { divideRounded, splitByWeights, type Cents } from '../../../core/values/money.js';
import type { Booking } from '../booking.entity.js';
import { BookingActor } from '../booking.enums.js';
import type { PaidAmounts } from '../cancellation/cancellation-policy.js';
import { RefundRule, type RefundReason } from '../cancellation/cancellation.enums.js';
import { shareOfRefund } from '../ledger/book-cycle.js';
import { post } from '../ledger/post.js';
import { cardCents } from './credit-spent.js';
import { moveRefund } from './move-refund.js';
import { Payment } from './payment.entity.js';
import { RefundStep } from './refund.transitions.js';
import {
  mapAmounts,
  REFUNDED_FIELDS,
  refundableOf,
  refundParts,
  returnedCredit,
  totalOf,
} from './refund-parts.rules.js';
import { Refund } from './refund.entity.js';

/** The amounts to refund of a collected cycle. */
export interface RefundDetails {
  readonly cycleId: string;
  readonly amounts: PaidAmounts;
  readonly reason: RefundReason;
  readonly actor: BookingActor;
  /** The instant of a decision that refunds several cycles: it shows that its refunds are one. */
  readonly at?: Date;
}

/**
 * Transaction 1 of a refund, for a locked booking: stored and booked with the decision, sent to the provider after the commit. It is spread
 * over the payments that collected the cycle, newest first. Throws when it exceeds what they have left.
 */
export async function createRefund(tx: ServiceContext, booking: Booking, details: RefundDetails): Promise<Refund[]> {
  return spreadRefund(tx, booking, await takenPayments(tx, { cycleId: details.cycleId }), details);
}

/** The same over the payments that collected any cycle of a booking. */
export async function refundRent(
  tx: ServiceContext,
  booking: Booking,
  details: Omit<RefundDetails, 'cycleId'>,
): Promise<Refund[]> {
  return spreadRefund(tx, booking, await takenPayments(tx, { bookingId: booking.id, cycleId: { $ne: null } }), details);
}

async function spreadRefund(
  tx: ServiceContext,
  booking: Booking,
  payments: readonly Payment[],
  details: Omit<RefundDetails, 'cycleId'>,
): Promise<Refund[]> {
  // The same instant for all parts: it shows that they are one decision.
  const at = details.at ?? tx.clock.now();
  const earlier = await tx.em.find(Refund, { paymentId: payments.map(({ id }) => id) }, { refresh: true });
  const { parts, left } = refundParts(payments, earlier, details.amounts);
  if (totalOf(left) !== 0) throw new Error(`booking ${booking.id}: ${totalOf(left)} cents more than can go back`);
  const refunds: Refund[] = [];
  for (const { payment, amounts } of parts)
    refunds.push(await createPart(tx, booking, payment, { ...details, amounts, at }));
  return refunds;
}

/** Refunds a payment that was collected although nothing was owed, as after a void that came too late: booked in and out, in full. */
export async function refundUnowed(tx: ServiceContext, booking: Booking, payment: Payment): Promise<void> {
  await post(tx, 'money_unowed', cardCents(payment), {
    source: ['payment', payment.id],
    bookingId: booking.id,
    hostId: booking.hostId,
    paymentId: payment.id,
  });
  const amounts = mapAmounts((field) => payment[field]);
  const details = { amounts, reason: RefundRule.NOT_RENTERS_FAULT, actor: BookingActor.SYSTEM };
  const { ivaCents, creditCents } = payment;
  await storeRefund(tx, booking, payment, { ...details, at: tx.clock.now(), ivaCents, creditCents });
}

/** Splits an amount over rent, fee and plan in proportion to what is left of them. */
function spread(totalCents: Cents, left: PaidAmounts): PaidAmounts {
  if (totalCents === 0) return mapAmounts(() => 0);
  const [rentCents = 0, renterFeeCents = 0, protectionCents = 0] = splitByWeights(
    totalCents,
    REFUNDED_FIELDS.map((field) => left[field]),
  );
  return { rentCents, renterFeeCents, protectionCents };
}

/** Cents of a payment that were collected and are in no refund. */
export async function refundableCents(tx: ServiceContext, payment: Payment): Promise<Cents> {
  return payment.capturedAt === null ? 0 : totalOf(await refundable(tx, payment));
}

/** Refunds a part of one payment of a cycle by a decision of the staff, spread over what is left of rent, plan and fee. */
export async function createStaffRefund(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  totalCents: Cents,
): Promise<Refund> {
  const amounts = spread(totalCents, await refundable(tx, payment));
  return createPart(tx, booking, payment, { amounts, reason: 'staff', actor: BookingActor.ADMIN });
}

async function createPart(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  { amounts, reason, actor, at = tx.clock.now() }: Omit<RefundDetails, 'cycleId'>,
): Promise<Refund> {
  // Computed together with earlier refunds, so that many partial refunds contain the same tax as one.
  const earlier = await refundsOfPayment(tx, payment);
  const paidBack = payment.renterFeeCents - refundableOf(payment, earlier).renterFeeCents;
  const ivaCents = taxOfFee(payment, paidBack + amounts.renterFeeCents) - taxOfFee(payment, paidBack);
  const share = await shareOfRefund(tx, payment.cycleId, amounts.rentCents);
  const creditCents = returnedCredit(payment, earlier, totalOf(amounts));
  const refund = await storeRefund(tx, booking, payment, { amounts, reason, actor, at, ivaCents, creditCents });
  await post(
    tx,
    'refund_ordered',
    { ...amounts, ivaCents, creditCents, totalCents: totalOf(amounts), share },
    {
      source: ['refund', refund.id],
      bookingId: booking.id,
      hostId: booking.hostId,
      cycleId: payment.cycleId,
      paymentId: payment.id,
    },
  );
  return refund;
}

interface PartialRefund extends Omit<RefundDetails, 'cycleId'> {
  readonly at: Date;
  readonly ivaCents: Cents;
  readonly creditCents: Cents;
}

/** Stores a refund, for which the provider is called after the commit; one that is credit alone is complete at once. */
async function storeRefund(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  { amounts, reason, actor, at, ivaCents, creditCents }: PartialRefund,
): Promise<Refund> {
  const id = randomUUID();
  const refund = Object.assign(new Refund(), {
    ...amounts,
    ivaCents,
    totalCents: totalOf(amounts),
    creditCents,
    id,
    bookingId: booking.id,
    paymentId: payment.id,
    reasonCode: reason,
    initiatedBy: actor,
    policySnapshot: {
      policy: booking.cancellationPolicy,
      confirmedAt: (booking.decidedAt ?? booking.createdAt).toISOString(),
      cancelledAt: at.toISOString(),
      startsOn: booking.from,
      isHostTrader: booking.termsSnapshot.isHostTrader,
    },
    idempotencyKey: id,
    askedAt: at,
    createdAt: at,
  });
  tx.em.persist(refund);
  await moveRefund(tx, { booking, payment, refund }, RefundStep.ORDER, { actor, isNew: true });
  if (cardCents(refund) === 0) await moveRefund(tx, { booking, payment, refund }, RefundStep.COMPLETE);
  return refund;
}

/** The tax contained in a part of a payment's fee. */
function taxOfFee({ ivaCents, renterFeeCents }: Payment, feeCents: Cents): Cents {
  return renterFeeCents === 0 ? 0 : divideRounded(ivaCents * feeCents, renterFeeCents);
}

function takenPayments(tx: ServiceContext, of: FilterQuery<Payment>): Promise<Payment[]> {
  return tx.em.find(
    Payment,
    { $and: [of, { capturedAt: { $ne: null } }] },
    { orderBy: { capturedAt: 'desc', id: 'desc' }, refresh: true },
  );
}

/** The amounts of a payment that are in no refund yet. */
async function refundable(tx: ServiceContext, payment: Payment): Promise<PaidAmounts> {
  return refundableOf(payment, await refundsOfPayment(tx, payment));
}

const refundsOfPayment = (tx: ServiceContext, { id }: Payment): Promise<Refund[]> =>
  tx.em.find(Refund, { paymentId: id }, { refresh: true });
