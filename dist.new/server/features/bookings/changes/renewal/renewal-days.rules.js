import { addDays, addMonthsClamped } from '../../../../core/values/date-range.js';
import { TermType } from '../../booking-types.js';
const DAYS_OF_YEAR = 365;
/** From when the renter can say that the stay goes on: so many days before its end as day 335 is before the year's. */
export function renewalOfferDay({ endsOn, termsSnapshot: { constants } }) {
    return addDays(endsOn, constants.RENEWAL_ASK_DAY - DAYS_OF_YEAR);
}
/** The end of the next year of a stay without end, counted from its first day so that a clamped anchor comes back. */
export function nextYearEnd({ startsOn, endsOn }) {
    let months = 12;
    while (addMonthsClamped(startsOn, months) <= endsOn)
        months += 12;
    return addMonthsClamped(startsOn, months);
}
/** The latest day until which a renewal can go: the next year of a stay without end, or a whole stay more. */
export function latestRenewalEnd(stay) {
    return stay.termType === TermType.ROLLING
        ? nextYearEnd(stay)
        : addMonthsClamped(stay.endsOn, stay.termsSnapshot.constants.MAX_STAY_MONTHS);
}
//# sourceMappingURL=renewal-days.rules.js.map