import type { ServiceContext } from '../../../core/context.js';
import { sumCents } from '../../../core/values/money.js';
import type { Booking } from '../booking.entity.js';
import { RefundStatus } from '../cancellation/cancellation-types.js';
import { DisputeStatus } from './dispute-types.js';
import { PaymentDispute } from './payment-dispute.entity.js';
import { cardCents } from '../payments/credit-spent.js';
import { moveRefund } from '../payments/move-refund.js';
import type { Payment } from '../payments/payment.entity.js';
import { isByBank, RefundStep } from '../payments/refund-transitions.js';
import { Refund } from '../payments/refund.entity.js';

// A charge that the cardholder disputes cannot be refunded as well: the provider refuses it, and the bank's decision settles it.

interface Charge {
  readonly booking: Booking;
  readonly payment: Payment;
}

/** The bank decided for us: what was refused because of the dispute is sent to the card. */
export async function retryRefusedByDispute(tx: ServiceContext, { booking, payment }: Charge): Promise<void> {
  for (const refund of await refundsOf(tx, payment, RefundStatus.FAILED))
    if (refund.failureCode === 'charge_disputed') await moveRefund(tx, { booking, payment, refund }, RefundStep.RETRY);
}

/** The bank gave the renter the money for good: refunds of the charge are part of it, and not paid once more. */
export async function settleByBank(
  tx: ServiceContext,
  { booking, payment }: Charge,
  lost: Pick<PaymentDispute, 'ref' | 'lostCents'>,
): Promise<void> {
  const settled = (await refundsOf(tx, payment, RefundStatus.DONE)).filter(isByBank);
  let left = lost.lostCents - sumCents(settled.map(cardCents));
  for (const refund of await refundsOf(tx, payment, RefundStatus.FAILED)) {
    if (cardCents(refund) > left) continue;
    left -= cardCents(refund);
    Object.assign(refund, { settledReason: 'dispute', bankReference: lost.ref });
    await moveRefund(tx, { booking, payment, refund }, RefundStep.SETTLE_BY_BANK);
  }
}

/** The same for a refund that is refused after the bank's decision. */
export async function settleIfLost(tx: ServiceContext, charge: Charge): Promise<void> {
  const lost = await tx.em.findOne(PaymentDispute, { paymentId: charge.payment.id, status: DisputeStatus.LOST });
  if (lost) await settleByBank(tx, charge, lost);
}

/** The bank changed its decision: what it had given the renter is sent to the card. */
export async function reopenSettledByBank(tx: ServiceContext, { booking, payment }: Charge): Promise<void> {
  for (const refund of await refundsOf(tx, payment, RefundStatus.DONE))
    if (isByBank(refund)) await moveRefund(tx, { booking, payment, refund }, RefundStep.REOPEN);
}

function refundsOf(tx: ServiceContext, { id }: Payment, status: RefundStatus): Promise<Refund[]> {
  return tx.em.find(Refund, { paymentId: id, status }, { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true });
}
