import type { ServiceContext } from '../../../core/context.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { Booking } from '../booking.entity.js';
import { TermType } from '../booking-types.js';
import { totalsOf } from '../quote/booking-pricing.js';
import type { BookingTerms } from './booking-terms.entity.js';
import { cycleStatusesThat } from './cycle-transitions.js';
import { paidOf } from './paid-cycles.js';
import { monthCharges } from './plan-cycles.rules.js';
import { cycleTermsOf, findCycles } from './plan-terms.js';

/** The price columns of a booking under a version of its agreement: of the whole stay, or of the first month of a rolling one. */
export async function pricesByTerms(tx: ServiceContext, booking: Booking, terms: BookingTerms) {
  const { timeZone } = booking.termsSnapshot;
  const today = tx.clock.today(timeZone);
  const cycles = await findCycles(tx, booking.id);
  const paid = paidOf(cycles);
  const months = monthCharges(cycleTermsOf(booking, terms, today), paid);
  const shown = terms.termType === TermType.ROLLING ? months.slice(0, 1) : months;
  const unpaid = cycleStatusesThat('isUnpaid');
  const first = cycles.find(({ cycleNo, status }) => cycleNo === 1 && unpaid.includes(status));
  const firstDay = first ? localDateOf(first.nextTryAt ?? first.dueAt, timeZone) : booking.charges[0]?.dueOn;
  const charges = shown.map(({ monthNo, ...month }) => ({
    ...month,
    dueOn: monthNo === 1 ? (firstDay ?? month.from) : month.from,
  }));
  const { rentCents, renterFeeCents, protectionCents, totalCents, commissionCents, hostNetCents } = totalsOf(charges);
  return { rentCents, renterFeeCents, protectionCents, totalCents, commissionCents, hostNetCents, charges };
}
