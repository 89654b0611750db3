import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { addJob } from '../../../core/jobs/jobs.js';
import type { Cents } from '../../../core/values/money.js';
import { cardOf } from '../billing/booking-card.js';
import type { Booking } from '../booking.entity.js';
import { PaymentStatus } from '../booking.enums.js';
import { isUnderClaim, type WithBooking } from '../cards/charged-bookings.js';
import { DepositEventType } from './deposit.events.js';
import { post } from '../ledger/post.js';
import { MANDATE_WITHDRAWN, notSent, type PaymentAnswer } from './payment-answer.types.js';
import { answerDue } from './payment-schedule.rules.js';
import { movePayment } from './move-payment.js';
import type { ChargedCard } from './new-attempt.js';
import { PaymentStep } from './payment.transitions.js';
import { laterThan, SETTLE_JOB } from './open-payments.js';
import { Payment } from './payment.entity.js';

/**
 * Orders a charge of the deposit on the booking's card, by the renter's mandate. A claim is charged once: while its charge is pending or
 * collected, another order is a no-op. Without a card or a mandate it fails without calling the provider.
 */
export async function chargeDeposit(
  tx: ServiceContext,
  booking: Booking,
  { claimId, cents }: { readonly claimId: string; readonly cents: Cents },
): Promise<void> {
  const tries = await tx.em.find(
    Payment,
    { claimId, kind: 'deposit' },
    { orderBy: { createdAt: 'asc' }, refresh: true },
  );
  const isOrdered = tries.some(({ status }) => status !== PaymentStatus.FAILED && status !== PaymentStatus.VOID);
  if (cents === 0 || isOrdered) return;
  const card = await cardOf(tx, booking);
  const now = tx.clock.now();
  const hindrance = hindranceOf(booking, card);
  const payment = Object.assign(new Payment(), {
    id: randomUUID(),
    bookingId: booking.id,
    renterId: booking.renterId,
    claimId,
    cycleNo: await lastPaidCycleNo(tx, booking.id),
    kind: 'deposit' as const,
    rentCents: 0,
    renterFeeCents: 0,
    protectionCents: 0,
    ivaCents: 0,
    totalCents: cents,
    ...card,
    status: PaymentStatus.PENDING,
    ...(hindrance === null && { pendingStep: 'charge' as const, pendingSince: now, nextTryAt: answerDue(now) }),
    idempotencyKey: `deposit:${claimId}:${tries.length + 1}`,
    dueAt: now,
    createdAt: laterThan(tries.at(-1), now),
    updatedAt: now,
  });
  tx.em.persist(payment);
  if (hindrance !== null) await applyDepositCharge(tx, booking, payment, notSent(null, hindrance));
  await tx.em.flush();
  if (hindrance !== null) return;
  await addJob(tx, SETTLE_JOB, { paymentId: payment.id }, { jobKey: `settle:${payment.id}`, isOutbound: true });
}

/** Why a card is not charged; null when it is. Payments of an erased renter have none. */
function hindranceOf({ mandateWithdrawnAt }: Booking, { paymentMethodRef }: ChargedCard) {
  if (mandateWithdrawnAt !== null) return MANDATE_WITHDRAWN;
  return paymentMethodRef === null ? 'payment_method_unknown' : null;
}

/**
 * Whether the deposit of the booking with alias `b` may be charged: it has an open claim, or a declined charge that no later one replaced.
 */
export function depositMayBeCharged(
  eb: ExpressionBuilder<WithBooking, 'b'>,
): ExpressionWrapper<WithBooking, 'b', SqlBool> {
  const refused = eb
    .selectFrom('Payment as p')
    .select('p.id')
    .whereRef('p.bookingId', '=', 'b.id')
    .where('p.kind', '=', 'deposit')
    .where('p.status', '=', PaymentStatus.FAILED)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('Payment as later')
            .select('later.id')
            .whereRef('later.claimId', '=', 'p.claimId')
            .where('later.kind', '=', 'deposit')
            .where('later.status', '<>', PaymentStatus.FAILED),
        ),
      ),
    );
  return eb.or([isUnderClaim(eb), eb.exists(refused)]);
}

async function lastPaidCycleNo(tx: ServiceContext, bookingId: string): Promise<number> {
  const [paid] = await tx.em.find(
    Payment,
    { bookingId, capturedAt: { $ne: null }, kind: { $ne: 'deposit' } },
    { orderBy: { cycleNo: 'desc' }, limit: 1 },
  );
  return paid?.cycleNo ?? 1;
}

/** Applies the provider's answer to the charge of a deposit: all of it goes to the host, or the staff are notified. */
export async function applyDepositCharge(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  intent: PaymentAnswer,
): Promise<void> {
  const { id: bookingId, spaceId, renterId, hostId } = booking;
  payment.providerRef = intent.ref ?? payment.providerRef;
  payment.methodBrand = intent.methodBrand ?? payment.methodBrand;
  payment.methodLast4 = intent.methodLast4 ?? payment.methodLast4;
  payment.attempts += 1;
  const isTaken = intent.status === 'captured';
  if (isTaken) {
    movePayment(tx, payment, PaymentStep.TAKE);
    const source = ['payment', payment.id] as const;
    await post(tx, 'deposit_taken', payment.totalCents, { source, bookingId, hostId, paymentId: payment.id });
  } else {
    movePayment(tx, payment, PaymentStep.REFUSE);
    payment.failureCode = intent.failureCode;
  }
  await recordEvent(tx, {
    type: isTaken ? DepositEventType.CHARGED : DepositEventType.FAILED,
    payload: {
      bookingId,
      spaceId,
      renterId,
      hostId,
      claimId: payment.claimId ?? '',
      paymentId: payment.id,
      amountCents: payment.totalCents,
    },
  });
}
