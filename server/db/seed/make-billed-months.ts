import type { LocalDate } from '../../core/values/date-range.js';
import { monthCharges, plannedUntil, type MonthCharge } from '../../features/bookings/billing/plan-cycles.rules.js';
import { TermType } from '../../features/bookings/booking.enums.js';
import { protectionCentsOf, type StayLine } from '../../features/bookings/quote/booking.pricing.js';
import { quoteByTerms, type PricedStay } from '../../features/bookings/quote/booking-quote.rules.js';
import type { TermsSnapshot } from '../../features/bookings/quote/booking-terms.js';

/** The columns of a booking that determine its billing months. */
export interface BilledRow {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly termType: TermType;
  readonly protectionPlan: PricedStay['protectionPlan'];
  readonly cancellationPolicy: PricedStay['policy'];
  readonly termsSnapshot: TermsSnapshot;
  readonly charges: readonly StayLine[];
}

/** The billing months of a booking up to the next one, or all of a fixed stay. */
export function billedMonths(booking: BilledRow, today: LocalDate): MonthCharge[] {
  const { from, to, termType, protectionPlan, termsSnapshot: terms } = booking;
  const isRolling = termType === TermType.ROLLING;
  return monthCharges({
    from,
    to: isRolling ? plannedUntil(from, to, today) : to,
    isRolling,
    monthlyRentCents: monthlyRentOf(booking),
    protectionCents: protectionCentsOf(protectionPlan, terms.constants),
    constants: terms.constants,
  });
}

/** The rent of one month by the terms of the booking. */
export function monthlyRentOf(booking: BilledRow): number {
  const { from, to, termType, protectionPlan, cancellationPolicy: policy, termsSnapshot } = booking;
  return quoteByTerms(termsSnapshot, { from, to, termType, protectionPlan, policy, today: from }).monthlyPriceCents;
}
