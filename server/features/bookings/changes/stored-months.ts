import type { ServiceContext } from '../../../core/context.js';
import { chargeDayOf, previewTerms, type TermsChange } from '../billing/agree-terms.js';
import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import { cycleStatusesThat } from '../billing/cycle.transitions.js';
import { amountsOf } from '../billing/paid-cycles.js';
import type { CyclePlan, PlannedCycle } from '../billing/plan-cycles.rules.js';
import { findCycles } from '../billing/plan-terms.js';
import type { Booking } from '../booking.entity.js';
import { compareMonths, type MonthDifference } from './compare-months.rules.js';

/** A planned change of the agreement. */
export interface ChangePreview {
  readonly plan: CyclePlan;
  readonly months: readonly MonthDifference[];
  /** All stored cycles. */
  readonly cycles: readonly BillingCycle[];
  /** The planned cycles that would be charged today: increases of paid months, and a first charge whose day has come. */
  readonly dueNow: readonly PlannedCycle[];
}

/** The effect of a change on each billing month, by the plan that the command would carry out. */
export async function previewChange(tx: ServiceContext, booking: Booking, change: TermsChange): Promise<ChangePreview> {
  const plan = await previewTerms(tx, booking, change);
  const cycles = await findCycles(tx, booking.id);
  const unpaid = cycleStatusesThat('isUnpaid');
  const owed = cycles.filter(({ paidAt, status }) => paidAt !== null || unpaid.includes(status));
  const stored = owed.map((cycle) => ({
    monthNo: cycle.monthNo,
    from: cycle.from,
    to: cycle.to,
    paidAt: cycle.paidAt,
    ...amountsOf(cycle),
  }));
  const today = tx.clock.today(booking.termsSnapshot.timeZone);
  const isCharged = (monthNo: number): boolean =>
    monthNo === 1 || cycles.some((cycle) => cycle.monthNo === monthNo && cycle.paidAt !== null);
  const dueNow = plan.cycles.filter(
    (planned) => isCharged(planned.monthNo) && chargeDayOf(tx, booking, planned, cycles) <= today,
  );
  return { plan, months: compareMonths(stored, plan), cycles, dueNow };
}
