import { depositOfHalfMonths, depositCents } from '../../spaces/fields/space-codes.js';
import { quoteStay } from './booking-pricing.js';
/** The terms' own price of a stay. */
export function quoteByTerms(terms, stay) {
    return quoteStay({
        priceMonthCents: terms.priceMonthCents,
        discounts: terms.discounts,
        constants: terms.constants,
        policy: stay.policy,
        from: stay.from,
        to: stay.to,
        termType: stay.termType,
        protectionPlan: stay.protectionPlan,
        today: stay.today,
    });
}
/** The columns of a booking that a quote fills. */
export function pricesOf(quote) {
    return {
        rentCents: quote.rentCents,
        renterFeeCents: quote.renterFeeCents,
        protectionCents: quote.protectionCents,
        totalCents: quote.totalCents,
        commissionCents: quote.commissionCents,
        hostNetCents: quote.hostNetCents,
        charges: quote.lines,
    };
}
/** The deposit of a space, in cents. */
export function depositOf(terms) {
    return depositCents(depositOfHalfMonths(terms.depositHalfMonths), terms.priceMonthCents);
}
const BLOCK = 1_000_000;
/** A booking's reference from its number: the year and six digits that do not tell how many came before. */
export function referenceOf(number, year) {
    // 3^18 has no factor in common with a million: every number of a block gets digits of its own.
    const digits = (BigInt(number % BLOCK) * 387420489n + 271828n) % BigInt(BLOCK);
    const block = Math.floor(number / BLOCK);
    return `HU-${year}-${block > 0 ? block : ''}${String(digits).padStart(6, '0')}`;
}
//# sourceMappingURL=booking-quote.rules.js.map