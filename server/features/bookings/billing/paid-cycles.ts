import type { ServiceContext } from '../../../core/context.js';
import { addMonthsClamped } from '../../../core/values/date-range.js';
import { divideRounded, sumCents, type Cents } from '../../../core/values/money.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import type { BookingTerms } from './booking-terms.entity.js';
import {
  smallerAmounts,
  subtractAmounts,
  type CycleAmounts,
  type CyclePlan,
  type PaidCycle,
} from './plan-cycles.rules.js';

/** The refund of one collected cycle. */
export interface CycleRefund {
  readonly cycle: BillingCycle;
  readonly amounts: CycleAmounts;
}

/** Collected cycles keep their money and follow the days of the agreement; one whose month ends before it begins is unchanged. */
export function movePaidCycles(paid: readonly BillingCycle[], terms: BookingTerms, { cycles }: CyclePlan): void {
  for (const cycle of paid) {
    // A month with two cycles was split when its price rose; only that change knows at which day.
    if (paid.some((other) => other !== cycle && other.monthNo === cycle.monthNo)) continue;
    const from = addMonthsClamped(terms.from, cycle.monthNo - 1);
    const monthEnd = addMonthsClamped(terms.from, cycle.monthNo);
    const rest = cycles.find(({ monthNo }) => monthNo === cycle.monthNo)?.from;
    const to = rest !== undefined && rest > from ? rest : monthEnd < terms.to ? monthEnd : terms.to;
    if (from < to) Object.assign(cycle, { from, to });
  }
}

/** Deducts what is no longer owed from the collected cycles, the latest of a month first, each up to what it has left. */
export function reducePaidCycles(
  tx: ServiceContext,
  paid: readonly BillingCycle[],
  plan: CyclePlan,
  leftOf: (cycle: BillingCycle) => CycleAmounts = amountsOf,
): CycleRefund[] {
  const refunds: CycleRefund[] = [];
  for (const { monthNo, ...month } of plan.refunds) {
    let left: CycleAmounts = month;
    for (const cycle of paid.toReversed().filter((one) => one.monthNo === monthNo)) {
      const amounts = smallerAmounts(left, leftOf(cycle));
      if (amounts.totalCents === 0) continue;
      left = subtractAmounts(left, amounts);
      const { ivaCents: taxCents, ...rest } = subtractAmounts(amountsOf(cycle), amounts);
      Object.assign(cycle, { ...rest, taxCents, updatedAt: tx.clock.now() });
      refunds.push({ cycle, amounts });
    }
  }
  return refunds;
}

/** A cycle's amounts under the names of the price formula. */
export function amountsOf(cycle: BillingCycle): CycleAmounts {
  const { rentCents, renterFeeCents, protectionCents, taxCents: ivaCents, totalCents } = cycle;
  const { commissionCents, hostNetCents } = cycle;
  return { rentCents, renterFeeCents, protectionCents, ivaCents, totalCents, commissionCents, hostNetCents };
}

/** The collected cycles of a booking, as inputs of the formula. */
export function paidOf(cycles: readonly BillingCycle[]): PaidCycle[] {
  return cycles
    .filter(({ paidAt }) => paidAt !== null)
    .map((cycle) => ({ monthNo: cycle.monthNo, to: cycle.to, ...amountsOf(cycle) }));
}

type Parts = Pick<CycleAmounts, 'rentCents' | 'renterFeeCents' | 'protectionCents'>;

/**
 * What of each collected cycle can still be refunded, from its own payments: a claim or the staff may already have ordered a part of it.
 */
export async function refundableOf(
  { db }: ServiceContext,
  bookingId: string,
): Promise<(cycle: BillingCycle) => CycleAmounts> {
  const rows = await db
    .selectFrom('Payment as p')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('Refund as f')
          .select((refund) => [
            'f.paymentId',
            refund.fn.sum<string>('f.rentCents').as('rent'),
            refund.fn.sum<string>('f.renterFeeCents').as('fee'),
            refund.fn.sum<string>('f.protectionCents').as('protection'),
          ])
          .where('f.bookingId', '=', bookingId)
          .groupBy('f.paymentId')
          .as('r'),
      (join) => join.onRef('r.paymentId', '=', 'p.id'),
    )
    .select(['p.cycleId', 'p.rentCents', 'p.renterFeeCents', 'p.protectionCents', 'r.rent', 'r.fee', 'r.protection'])
    .where('p.bookingId', '=', bookingId)
    .where('p.capturedAt', 'is not', null)
    .execute();
  return (cycle) => {
    const payments = rows.filter(({ cycleId }) => cycleId === cycle.id);
    return withinLeft(amountsOf(cycle), {
      rentCents: sumCents(payments.map(({ rentCents, rent }) => rentCents - Number(rent ?? 0))),
      renterFeeCents: sumCents(payments.map(({ renterFeeCents, fee }) => renterFeeCents - Number(fee ?? 0))),
      protectionCents: sumCents(
        payments.map(({ protectionCents, protection }) => protectionCents - Number(protection ?? 0)),
      ),
    });
  };
}

/** Amounts limited to what is left to refund; tax, commission and the host's share are proportional. */
export function withinLeft(amounts: CycleAmounts, left: Parts): CycleAmounts {
  const rentCents = Math.min(amounts.rentCents, left.rentCents);
  const renterFeeCents = Math.min(amounts.renterFeeCents, left.renterFeeCents);
  const protectionCents = Math.min(amounts.protectionCents, left.protectionCents);
  const commissionCents = partOf(amounts.commissionCents, rentCents, amounts.rentCents);
  return {
    rentCents,
    renterFeeCents,
    protectionCents,
    ivaCents: partOf(amounts.ivaCents, renterFeeCents, amounts.renterFeeCents),
    totalCents: rentCents + renterFeeCents + protectionCents,
    commissionCents,
    hostNetCents: rentCents - commissionCents,
  };
}

function partOf(cents: Cents, part: Cents, whole: Cents): Cents {
  return whole === 0 ? 0 : divideRounded(cents * part, whole);
}
