import { chargeForRent } from '../../spaces/pricing/space-pricing.js';
import { TermType } from '../booking-types.js';
import { protectionCentsOf } from './booking-pricing.js';
/**
 * The charge of a whole month, of a stay paid by the month: one without end, or of two whole months at least. Never the first one, whose
 * fee may have been raised to the booking's minimum.
 */
export function monthlyCharge({ termType, charges, protectionPlan, termsSnapshot }) {
    const whole = charges.filter(({ isWholeMonth }) => isWholeMonth);
    const last = whole.at(-1);
    if (!last || (termType !== TermType.ROLLING && whole.length < 2))
        return null;
    const { constants } = termsSnapshot;
    const { rentCents, commissionCents, hostNetCents } = last;
    const protectionCents = protectionCentsOf(protectionPlan, constants);
    return { ...chargeForRent(rentCents, { constants, protectionCents }), commissionCents, hostNetCents };
}
/** What each month after the first costs the renter, of a quoted stay that is paid by the month; null for shorter ones. */
export function monthTotalOf({ termType, lines }, protectionPlan, termsSnapshot) {
    return monthlyCharge({ termType, charges: lines, protectionPlan, termsSnapshot })?.totalCents ?? null;
}
//# sourceMappingURL=booking-cycles.rules.js.map