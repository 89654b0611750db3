import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import { isInRecovery } from '../billing/charge-ladder.rules.js';
import { cycleStatusesThat } from '../billing/cycle.transitions.js';

type UnpaidCycle = Pick<BillingCycle, 'status' | 'ladderStep' | 'dueAt' | 'totalCents'>;

/**
 * Whether a month of a stay that is over will not be collected any more: it has been overdue for a month, or it is due and no charge is
 * made, because the host's account is closed for good and the staff have not allowed the charges of this booking.
 */
export function isUncollectable(
  cycle: UnpaidCycle,
  { areChargesStopped }: { readonly areChargesStopped: boolean },
  now: Date,
): boolean {
  const isDue = cycleStatusesThat('isUnpaid').includes(cycle.status) && cycle.dueAt <= now;
  return cycle.totalCents > 0 && (isInRecovery(cycle) || (areChargesStopped && isDue));
}
