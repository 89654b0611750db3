import type { RequestContext } from '../../../core/context.js';
import type { Claim } from '../../claims/claim.entity.js';
import { claimBooking } from '../../claims/claim.loaders.js';
import { refundGrowth } from '../../claims/money/refund-growth.js';
import { remedyAmounts } from '../../claims/money/remedy-amounts.js';
import { decidableRemedies } from '../../claims/staff/decidable-remedies.js';
import { hasOwnSum } from '../../claims/staff/decision.rules.js';
import type { ClaimDecisionOption } from './staff-claim.types.js';

/** The possible decisions about a claim, each with what the guarantee's table pays now. */
export async function decisionOptions(ctx: RequestContext, claim: Claim): Promise<ClaimDecisionOption[]> {
  const booking = await claimBooking(ctx, claim);
  const tx = { ...ctx, em: ctx.em.fork() };
  const options: ClaimDecisionOption[] = [];
  for (const remedy of await decidableRemedies(tx, booking, claim)) {
    const amounts = await remedyAmounts(tx, booking, claim, remedy);
    const { nowCents: amountCents, laterCents } = amounts;
    const growthCents = await refundGrowth(tx, claim, remedy, amounts);
    options.push({ remedy, amountCents, laterCents, growthCents, hasOwnSum: hasOwnSum(remedy) });
  }
  return options;
}
