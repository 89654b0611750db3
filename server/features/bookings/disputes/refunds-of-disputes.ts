import type { ServiceContext } from '../../../core/context.js';
import { queueMail } from '../../../core/mail/mailer.js';
import { Locale } from '../../../core/values/locale.js';
import { sumCents } from '../../../core/values/money.js';
import type { Booking } from '../booking.entity.js';
import { RefundStatus } from '../cancellation/cancellation.enums.js';
import { cardCents } from '../payments/credit-spent.js';
import { moveRefund, type RefundRecord } from '../payments/move-refund.js';
import type { Payment } from '../payments/payment.entity.js';
import { isByBank, RefundStep } from '../payments/refund.transitions.js';
import { Refund } from '../payments/refund.entity.js';
import { DisputeStatus } from './dispute.enums.js';
import { readIsHeldByBank } from './held-by-bank.js';
import { PaymentDispute } from './payment-dispute.entity.js';
import { splitRefund } from './split-refund.js';

// A charge that the cardholder disputes cannot be refunded as well: the provider refuses it, and the bank's decision settles it.

interface Charge {
  readonly booking: Booking;
  readonly payment: Payment;
}

/** The provider's refusals of refunds because of a dispute: of new ones, and of those that were pending when it was opened. */
const REFUSED_BY_DISPUTE: ReadonlySet<string | null> = new Set([
  'charge_disputed',
  'charge_for_pending_refund_disputed',
]);

/** The bank decided for us: what was refused because of the dispute is sent to the card, and the rest is left to the staff. */
export async function retryRefusedByDispute(
  tx: ServiceContext,
  dispute: PaymentDispute,
  charge: Charge,
): Promise<void> {
  // Another dispute of the charge decides about them.
  if (await readIsHeldByBank(tx, charge.payment.id)) return;
  for (const refund of await refundsOf(tx, charge.payment, RefundStatus.FAILED))
    if (REFUSED_BY_DISPUTE.has(refund.failureCode)) await moveRefund(tx, { ...charge, refund }, RefundStep.RETRY);
    else if (dispute.takenCents > 0) await mailRefusal(tx, { ...charge, refund });
}

/** The bank decided for the renter: what it gave them settles refunds of the charge, and the rest is left to the staff. */
export async function settleByDecision(tx: ServiceContext, charge: Charge): Promise<void> {
  await settleByBank(tx, charge);
  if (await readIsHeldByBank(tx, charge.payment.id)) return;
  for (const refund of await refundsOf(tx, charge.payment, RefundStatus.FAILED))
    await mailRefusal(tx, { ...charge, refund });
}

/** The same for a refund that is refused, before the bank's decision or after it. */
export async function settleRefused(tx: ServiceContext, record: RefundRecord): Promise<void> {
  const { booking, payment, refund } = record;
  if (payment.isTakenBack) await settleByBank(tx, { booking, payment });
  if (refund.status !== RefundStatus.FAILED || (await readIsHeldByBank(tx, payment.id))) return;
  tx.log.error({ refundId: refund.id, failureCode: refund.failureCode }, 'payments: a refund did not arrive');
  await mailRefusal(tx, record);
}

/** What banks gave the renter for good counts as refunded, and is not paid once more. Idempotent. */
export async function settleByBank(tx: ServiceContext, charge: Charge): Promise<void> {
  await tx.em.flush();
  const lost = await tx.em.find(
    PaymentDispute,
    { paymentId: charge.payment.id, status: DisputeStatus.LOST },
    { orderBy: { openedAt: 'asc', id: 'asc' } },
  );
  for (const dispute of lost) await settleByLoss(tx, charge, dispute);
}

async function settleByLoss(tx: ServiceContext, charge: Charge, { ref, lostCents }: PaymentDispute): Promise<void> {
  const settled = await refundsByBank(tx, charge.payment, ref);
  let left = lostCents - sumCents(settled.map(cardCents));
  for (const refund of await refundsOf(tx, charge.payment, RefundStatus.FAILED)) {
    if (left <= 0) return;
    const isNew = cardCents(refund) > left;
    const covered = isNew ? await splitRefund(tx, refund, left) : refund;
    left -= cardCents(covered);
    Object.assign(covered, { settledReason: 'dispute', bankReference: ref });
    if (isNew) tx.em.persist(covered);
    await moveRefund(tx, { ...charge, refund: covered }, RefundStep.SETTLE_BY_BANK, { isNew });
  }
}

/** The bank changed its decision: what it had given the renter is sent to the card. */
export async function reopenSettledByBank(tx: ServiceContext, { ref }: PaymentDispute, charge: Charge): Promise<void> {
  for (const refund of await refundsByBank(tx, charge.payment, ref))
    await moveRefund(tx, { ...charge, refund }, RefundStep.REOPEN);
}

/** Tells the staff of a refund that only they can settle. */
async function mailRefusal(tx: ServiceContext, { booking, payment, refund }: RefundRecord): Promise<void> {
  await queueMail(tx, {
    id: `refund-refused-${refund.idempotencyKey}`,
    to: tx.config.supportEmail,
    locale: Locale.ES,
    template: 'bookings.refund-refused',
    params: {
      reference: booking.reference,
      totalCents: cardCents(refund),
      providerRef: payment.providerRef ?? '',
      failureCode: refund.failureCode ?? '',
    },
  });
}

async function refundsByBank(tx: ServiceContext, payment: Payment, ref: string): Promise<Refund[]> {
  const done = await refundsOf(tx, payment, RefundStatus.DONE);
  return done.filter((refund) => isByBank(refund) && refund.bankReference === ref);
}

async function refundsOf(tx: ServiceContext, { id }: Payment, status: RefundStatus): Promise<Refund[]> {
  await tx.em.flush();
  return tx.em.find(Refund, { paymentId: id, status }, { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true });
}
