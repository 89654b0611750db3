import type { ServiceContext } from '../../../core/context.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { CLAIM_RULES, STAFF_REMEDIES } from '../claim-cases.rules.js';
import { ClaimRemedy } from '../claim.enums.js';
import type { Claim } from '../claim.entity.js';
import { remedyAmounts } from '../money/remedy-amounts.js';

/**
 * The remedies that staff can decide for a claim: those of its case and staff-only ones, the deposit only where the renter would pay a
 * part.
 */
export async function decidableRemedies(tx: ServiceContext, booking: Booking, claim: Claim): Promise<ClaimRemedy[]> {
  const { remedies } = CLAIM_RULES[claim.claimCase];
  const named = [...new Set([...remedies, ...STAFF_REMEDIES])];
  if (!remedies.includes(ClaimRemedy.DEPOSIT)) return named;
  const { depositCents } = await remedyAmounts(tx, booking, claim, ClaimRemedy.DEPOSIT);
  return depositCents > 0 ? named : named.filter((remedy) => remedy !== ClaimRemedy.DEPOSIT);
}
