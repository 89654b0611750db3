import type { ServiceContext } from '../../../core/context.js';
import { addMonthsClamped } from '../../../core/values/date-range.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import type { BookingTerms } from './booking-terms.entity.js';
import {
  smallerAmounts,
  subtractAmounts,
  type CycleAmounts,
  type CyclePlan,
  type PaidCycle,
} from './plan-cycles.rules.js';

/** What goes back of one collected cycle. */
export interface CycleRefund {
  readonly cycle: BillingCycle;
  readonly amounts: CycleAmounts;
}

/** Collected cycles keep their money and follow the days of the agreement; one whose month is over before it begins stays. */
export function movePaidCycles(
  paid: readonly BillingCycle[],
  { startsOn, endsOn }: BookingTerms,
  { cycles }: CyclePlan,
): void {
  for (const cycle of paid) {
    // A month in two cycles was divided when it grew; only the change that made it knows where.
    if (paid.some((other) => other !== cycle && other.monthNo === cycle.monthNo)) continue;
    const from = addMonthsClamped(startsOn, cycle.monthNo - 1);
    const monthEnd = addMonthsClamped(startsOn, cycle.monthNo);
    const rest = cycles.find(({ monthNo }) => monthNo === cycle.monthNo)?.from;
    const to = rest !== undefined && rest > from ? rest : monthEnd < endsOn ? monthEnd : endsOn;
    if (from < to) Object.assign(cycle, { startsOn: from, endsOn: to });
  }
}

/** Takes what is not owed any more off the collected cycles, the latest of a month first. */
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

/** A cycle's amounts as the price formula names them. */
export function amountsOf(cycle: BillingCycle): CycleAmounts {
  const { rentCents, renterFeeCents, protectionCents, taxCents: ivaCents, totalCents } = cycle;
  const { commissionCents, hostNetCents } = cycle;
  return { rentCents, renterFeeCents, protectionCents, ivaCents, totalCents, commissionCents, hostNetCents };
}

/** The collected ones of a booking's cycles, as the formula reads them. */
export function paidOf(cycles: readonly BillingCycle[]): PaidCycle[] {
  return cycles
    .filter(({ paidAt }) => paidAt !== null)
    .map((cycle) => ({ monthNo: cycle.monthNo, to: cycle.endsOn, ...amountsOf(cycle) }));
}
