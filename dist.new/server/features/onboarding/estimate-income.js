import { constantsOf } from '../../core/constants/load-constants.js';
import { isPostalCode } from '../spaces/draft/draft-rules.js';
import { spaceFields } from '../spaces/fields/space-fields.js';
import { hostNetMonthCents } from '../spaces/pricing/space-pricing.js';
import { suggestSpacePrice } from '../spaces/pricing/suggest-space-price.js';
/** Monthly net income of the offered space; null until type, postal code and size are valid. */
export async function estimateIncome(ctx, { type, postalCode, sizeM2 }) {
    const code = postalCode?.trim() ?? '';
    const { min, max } = spaceFields.sizeM2.bounds;
    if (!type || !isPostalCode(code) || sizeM2 == null || sizeM2 < min || sizeM2 > max)
        return null;
    const constants = await constantsOf(ctx);
    const { suggestedCents, lowCents, highCents, comparableCount } = await suggestSpacePrice(ctx, {
        type,
        postalCode: code,
        sizeM2,
        features: [],
    });
    const net = (cents) => hostNetMonthCents(cents, constants);
    return {
        netCents: net(suggestedCents),
        lowNetCents: net(lowCents),
        highNetCents: net(highCents),
        suggestedCents,
        comparableCount,
    };
}
//# sourceMappingURL=estimate-income.js.map