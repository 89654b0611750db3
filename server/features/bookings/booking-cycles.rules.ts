import { addDays, addMonthsClamped, type LocalDate } from '../../core/date-range.js';
import type { StayLine } from './booking-pricing.js';
import type { TermsSnapshot } from './booking-terms.js';
import { TermType } from './booking-types.js';

/** What of a booking its charges follow from. */
export interface ChargedStay {
  readonly termType: TermType;
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
  readonly charges: readonly StayLine[];
  readonly termsSnapshot: Pick<TermsSnapshot, 'constants'>;
}

/** The first charge after a day; null when there is none left. A stay without end is charged its first month again and again. */
export function chargeAfter(stay: ChargedStay, day: LocalDate): { dueOn: LocalDate; totalCents: number } | null {
  const written = stay.charges.find(({ dueOn }) => dueOn > day);
  if (written) return { dueOn: written.dueOn, totalCents: written.totalCents };
  const month = stay.charges.at(-1);
  if (stay.termType !== TermType.ROLLING || !month) return null;
  for (let cycle = 1; addMonthsClamped(stay.startsOn, cycle) < stay.endsOn; cycle += 1) {
    const dueOn = addMonthsClamped(stay.startsOn, cycle);
    if (dueOn > day) return { dueOn, totalCents: month.totalCents };
  }
  return null;
}

/** The charge of a whole month, of a stay paid by the month: one without end, or of two whole months at least. */
export function monthlyLine({ termType, charges }: ChargedStay): StayLine | null {
  const whole = charges.filter(({ isWholeMonth }) => isWholeMonth);
  const isMonthly = termType === TermType.ROLLING || whole.length > 1;
  // A fee's least amount may have raised the first one.
  return isMonthly ? (whole.at(-1) ?? null) : null;
}

/** When the renter of a stay without end is asked whether she stays another year. */
export function renewalAskOn({ termType, startsOn, endsOn, termsSnapshot }: ChargedStay): LocalDate | null {
  const day = addDays(startsOn, termsSnapshot.constants.RENEWAL_ASK_DAY);
  return termType === TermType.ROLLING && day < endsOn ? day : null;
}
