import { monthCharges, plannedUntil } from '../../features/bookings/billing/plan-cycles.rules.js';
import { TermType } from '../../features/bookings/booking-types.js';
import { protectionCentsOf } from '../../features/bookings/quote/booking-pricing.js';
import { quoteByTerms } from '../../features/bookings/quote/booking-quote.rules.js';
/** The billing months of a booking up to the next one, or all of a stay with an end. */
export function billedMonths(booking, today) {
    const { startsOn: from, endsOn, termType, protectionPlan, termsSnapshot: terms } = booking;
    const isRolling = termType === TermType.ROLLING;
    return monthCharges({
        from,
        to: isRolling ? plannedUntil(from, endsOn, today) : endsOn,
        isRolling,
        monthlyRentCents: monthlyRentOf(booking),
        protectionCents: protectionCentsOf(protectionPlan, terms.constants),
        constants: terms.constants,
    });
}
/** The rent of one month by the terms of the booking. */
export function monthlyRentOf(booking) {
    const { startsOn: from, endsOn: to, termType, protectionPlan, cancellationPolicy: policy, termsSnapshot } = booking;
    return quoteByTerms(termsSnapshot, { from, to, termType, protectionPlan, policy, today: from }).monthlyPriceCents;
}
//# sourceMappingURL=make-billed-months.js.map