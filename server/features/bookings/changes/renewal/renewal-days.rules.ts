import type { PlatformConstants } from '../../../../core/constants/constants.js';
import { addDays, addMonthsClamped, type LocalDate } from '../../../../core/values/date-range.js';
import { TermType } from '../../booking.enums.js';

/** The booking data that determine its renewal. */
export interface RenewableStay {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly termType: TermType;
  readonly termsSnapshot: { readonly constants: Pick<PlatformConstants, 'RENEWAL_ASK_DAY' | 'MAX_STAY_MONTHS'> };
}

const DAYS_OF_YEAR = 365;

/** From when the renter can renew: as many days before the end as day 335 is before the end of a year. */
export function renewalOfferDay({ to, termsSnapshot: { constants } }: RenewableStay): LocalDate {
  return addDays(to, constants.RENEWAL_ASK_DAY - DAYS_OF_YEAR);
}

/** The end of the next year of a rolling stay, counted from its first day so that a clamped anchor recovers. */
export function nextYearEnd({ from, to }: Pick<RenewableStay, 'from' | 'to'>): LocalDate {
  let months = 12;
  while (addMonthsClamped(from, months) <= to) months += 12;
  return addMonthsClamped(from, months);
}

/** The latest day of a renewal: the next year of a rolling stay, or a whole stay more. */
export function latestRenewalEnd(stay: RenewableStay): LocalDate {
  return stay.termType === TermType.ROLLING
    ? nextYearEnd(stay)
    : addMonthsClamped(stay.to, stay.termsSnapshot.constants.MAX_STAY_MONTHS);
}
