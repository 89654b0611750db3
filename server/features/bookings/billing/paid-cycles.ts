import type { ServiceContext } from '../../../core/context.js';
import { addMonthsClamped } from '../../../core/values/date-range.js';
import { divideRounded, type Cents } from '../../../core/values/money.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import type { BookingTerms } from './booking-terms.entity.js';
import {
  smallerAmounts,
  subtractAmounts,
  type CycleAmounts,
  type CyclePlan,
  type MonthRefund,
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

/** Deducts what is no longer owed from the collected cycles, the latest of a month first. */
export function reducePaidCycles(tx: ServiceContext, paid: readonly BillingCycle[], plan: CyclePlan): CycleRefund[] {
  const refunds: CycleRefund[] = [];
  for (const { monthNo, ...month } of plan.refunds) {
    let left: CycleAmounts = month;
    for (const cycle of paid.toReversed().filter((one) => one.monthNo === monthNo)) {
      const amounts = smallerAmounts(left, amountsOf(cycle));
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

/** The amounts of each collected month that can still be refunded: a claim or the staff may already have ordered a part. */
export async function refundableMonths({ db }: ServiceContext, bookingId: string): Promise<ReadonlyMap<number, Parts>> {
  const rows = await db
    .selectFrom('Payment as p')
    .innerJoin('BillingCycle as c', 'c.id', 'p.cycleId')
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
    .select(['c.monthNo', 'p.rentCents', 'p.renterFeeCents', 'p.protectionCents', 'r.rent', 'r.fee', 'r.protection'])
    .where('p.bookingId', '=', bookingId)
    .where('p.capturedAt', 'is not', null)
    .execute();
  const months = new Map<number, Parts>();
  for (const row of rows) {
    const { rentCents = 0, renterFeeCents = 0, protectionCents = 0 } = months.get(row.monthNo) ?? {};
    months.set(row.monthNo, {
      rentCents: rentCents + row.rentCents - Number(row.rent ?? 0),
      renterFeeCents: renterFeeCents + row.renterFeeCents - Number(row.fee ?? 0),
      protectionCents: protectionCents + row.protectionCents - Number(row.protection ?? 0),
    });
  }
  return months;
}

/** A refund of a month, limited to what is left of it; tax, commission and the host's share are proportional. */
export function withinLeft(refund: MonthRefund, left: Parts | undefined): MonthRefund {
  const rentCents = Math.min(refund.rentCents, left?.rentCents ?? 0);
  const renterFeeCents = Math.min(refund.renterFeeCents, left?.renterFeeCents ?? 0);
  const protectionCents = Math.min(refund.protectionCents, left?.protectionCents ?? 0);
  const commissionCents = partOf(refund.commissionCents, rentCents, refund.rentCents);
  return {
    monthNo: refund.monthNo,
    rentCents,
    renterFeeCents,
    protectionCents,
    ivaCents: partOf(refund.ivaCents, renterFeeCents, refund.renterFeeCents),
    totalCents: rentCents + renterFeeCents + protectionCents,
    commissionCents,
    hostNetCents: rentCents - commissionCents,
  };
}

function partOf(cents: Cents, part: Cents, whole: Cents): Cents {
  return whole === 0 ? 0 : divideRounded(cents * part, whole);
}
