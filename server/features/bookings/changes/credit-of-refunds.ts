import type { ServiceContext } from '../../../core/context.js';
import { sumCents, type Cents } from '../../../core/values/money.js';
import { creditOfRefund } from '../payments/refund-parts.rules.js';
import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import type { MonthRefund } from '../billing/plan-cycles.rules.js';

/** The part of planned refunds of collected months that becomes credit again. */
export async function creditOfRefunds(
  { db }: ServiceContext,
  cycles: readonly BillingCycle[],
  refunds: readonly MonthRefund[],
): Promise<Cents> {
  const refunded = cycles.filter(({ monthNo }) => refunds.some((refund) => refund.monthNo === monthNo));
  if (refunded.length === 0) return 0;
  const payments = await db
    .selectFrom('Payment')
    .select(['id', 'cycleId', 'capturedAt', 'rentCents', 'renterFeeCents', 'protectionCents'])
    .select(['totalCents', 'creditCents'])
    .where(
      'cycleId',
      'in',
      refunded.map(({ id }) => id),
    )
    .where('capturedAt', 'is not', null)
    .execute();
  if (payments.every(({ creditCents }) => creditCents === 0)) return 0;
  const earlier = await db
    .selectFrom('Refund')
    .select(['paymentId', 'rentCents', 'renterFeeCents', 'protectionCents', 'totalCents', 'creditCents'])
    .where(
      'paymentId',
      'in',
      payments.map(({ id }) => id),
    )
    .execute();
  const ofMonth = (monthNo: number) =>
    payments.filter(({ cycleId }) => refunded.some((cycle) => cycle.id === cycleId && cycle.monthNo === monthNo));
  return sumCents(refunds.map((refund) => creditOfRefund(ofMonth(refund.monthNo), earlier, refund)));
}
