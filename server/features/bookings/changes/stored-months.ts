import type { ServiceContext } from '../../../core/context.js';
import { previewTerms, findCycles, type TermsChange } from '../billing/agree-terms.js';
import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import { cycleStatusesThat } from '../billing/cycle-transitions.js';
import { amountsOf } from '../billing/paid-cycles.js';
import type { CyclePlan } from '../billing/plan-cycles.rules.js';
import type { Booking } from '../booking.entity.js';
import { compareMonths, type MonthDifference } from './compare-months.rules.js';

/** A planned change of the agreement. */
export interface ChangePreview {
  readonly plan: CyclePlan;
  readonly months: readonly MonthDifference[];
  /** All stored cycles. */
  readonly cycles: readonly BillingCycle[];
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
  return { plan, months: compareMonths(stored, plan), cycles };
}
