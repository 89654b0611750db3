import type { SignedInContext } from '../../core/context.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { isPostalCode } from '../../core/values/postal-code.js';
import { spaceFields } from '../spaces/fields/space-fields.js';
import { hostNetMonthCents } from '../spaces/pricing/space.pricing.js';
import { suggestSpacePrice } from '../spaces/pricing/suggest-space-price.js';
import type { IncomeEstimate, SpaceOffer } from './onboarding.types.js';

/** Monthly net income of the offered space; null until type, postal code and size are valid. */
export async function estimateIncome(
  ctx: SignedInContext,
  { type, postalCode, sizeM2 }: SpaceOffer,
): Promise<IncomeEstimate | null> {
  const code = postalCode?.trim() ?? '';
  const { min, max } = spaceFields.sizeM2.bounds;
  if (!type || !isPostalCode(code) || sizeM2 == null || sizeM2 < min || sizeM2 > max) return null;
  const constants = await constantsOf(ctx);
  const { suggestedCents, lowCents, highCents, comparableCount } = await suggestSpacePrice(ctx, {
    type,
    postalCode: code,
    sizeM2,
    features: [],
  });
  const net = (cents: number): number => hostNetMonthCents(cents, constants);
  return {
    netCents: net(suggestedCents),
    lowNetCents: net(lowCents),
    highNetCents: net(highCents),
    suggestedCents,
    comparableCount,
  };
}
