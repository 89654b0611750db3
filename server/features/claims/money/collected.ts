import type { ServiceContext } from '../../../core/context.js';
import { sumCents, type Cents } from '../../../core/values/money.js';
import { BillingCycle } from '../../bookings/billing/billing-cycle.entity.js';
import type { PaidAmounts } from '../../bookings/cancellation/cancellation-policy.js';
import { Payment } from '../../bookings/payments/payment.entity.js';
import { mapAmounts } from '../../bookings/payments/refund-parts.rules.js';
import { Refund } from '../../bookings/payments/refund.entity.js';

/** A collected rent charge, and what of it can still be refunded. */
export interface CollectedPayment {
  readonly payment: Payment;
  readonly cycle: BillingCycle | null;
  readonly left: PaidAmounts;
}

/** The collected rent charges of a booking less refunds, the latest cycle first. */
export async function collectedPayments(tx: ServiceContext, bookingId: string): Promise<CollectedPayment[]> {
  const [payments, refunds, cycles] = [
    await tx.em.find(Payment, { bookingId, kind: { $ne: 'deposit' }, capturedAt: { $ne: null } }, { refresh: true }),
    await tx.em.find(Refund, { bookingId }, { refresh: true }),
    await tx.em.find(BillingCycle, { bookingId }, { refresh: true }),
  ];
  return payments
    .map((payment) => {
      const back = refunds.filter(({ paymentId }) => paymentId === payment.id);
      const leftOf = (part: keyof PaidAmounts): Cents => payment[part] - sumCents(back.map((refund) => refund[part]));
      const cycle = cycles.find(({ id }) => id === payment.cycleId) ?? null;
      return { payment, cycle, left: mapAmounts(leftOf) };
    })
    .toSorted(
      (a, b) => b.payment.cycleNo - a.payment.cycleNo || b.payment.createdAt.getTime() - a.payment.createdAt.getTime(),
    );
}

/** Splits an amount over what is left: the rent first, then the fee, then the guarantee plan. */
export function partsOf(cents: Cents, left: PaidAmounts): PaidAmounts {
  const rentCents = Math.min(cents, left.rentCents);
  const renterFeeCents = Math.min(cents - rentCents, left.renterFeeCents);
  return {
    rentCents,
    renterFeeCents,
    protectionCents: Math.min(cents - rentCents - renterFeeCents, left.protectionCents),
  };
}
