import type { ServiceContext } from '../../../core/context.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { lessPercent, type Cents } from '../../../core/values/money.js';
import { cycleStatusesThat } from '../../bookings/billing/cycle.transitions.js';
import { CLAIM_BOUNDS, ENDING_REMEDIES } from '../claim-cases.rules.js';
import { ClaimRemedy } from '../claim.enums.js';
import type { Claim } from '../claim.entity.js';
import { LOWER_RENT_PERCENT, type RemedyAmounts } from './remedy-amounts.js';

/**
 * By how much a decision may pay more than its amount when it is settled: charges that are collected while it can be appealed go back with
 * it, or their discount does. A decision of an appeal is settled at once.
 */
export async function refundGrowth(
  tx: ServiceContext,
  { bookingId, appealedAt }: Pick<Claim, 'bookingId' | 'appealedAt'>,
  remedy: ClaimRemedy,
  { laterCents }: Pick<RemedyAmounts, 'laterCents'>,
): Promise<Cents> {
  const isLowerRent = remedy === ClaimRemedy.LOWER_RENT;
  if (appealedAt !== null || !(isLowerRent || ENDING_REMEDIES.includes(remedy))) return 0;
  const appealEnd = new Date(tx.clock.now().getTime() + CLAIM_BOUNDS.appealDays * DAY_MS);
  const { cents } = await tx.db
    .selectFrom('BillingCycle')
    .select(({ fn }) => fn.sum<string | null>('totalCents').as('cents'))
    .where('bookingId', '=', bookingId)
    .where('status', 'in', cycleStatusesThat('isUnpaid'))
    .where('dueAt', '<=', appealEnd)
    .executeTakeFirstOrThrow();
  const chargedCents = Number(cents ?? 0);
  return isLowerRent
    ? Math.min(laterCents, chargedCents - lessPercent(chargedCents, LOWER_RENT_PERCENT))
    : chargedCents;
}
