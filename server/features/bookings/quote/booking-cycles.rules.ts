import type { LocalDate } from '../../../core/date-range.js';
import type { PriceLine } from './price-quote.types.js';
import type { StayLine } from './booking-pricing.js';
import { TermType } from '../booking-types.js';

/** What of a booking its charges follow from. */
export interface ChargedStay {
  readonly termType: TermType;
  readonly charges: readonly StayLine[];
}

/** The first charge while its day is still to come; null afterwards. Later periods are not charged yet. */
export function chargeAfter(
  { charges: [first] }: ChargedStay,
  day: LocalDate,
): { dueOn: LocalDate; totalCents: number } | null {
  return first && first.dueOn > day ? { dueOn: first.dueOn, totalCents: first.totalCents } : null;
}

/** The lines as the API tells them: only the first has a day, as later periods are not charged yet. */
export function toPriceLines(lines: readonly StayLine[]): PriceLine[] {
  return lines.map((line, index) => (index === 0 ? line : { ...line, dueOn: null }));
}

/** The charge of a whole month, of a stay paid by the month: one without end, or of two whole months at least. */
export function monthlyLine({ termType, charges }: ChargedStay): StayLine | null {
  const whole = charges.filter(({ isWholeMonth }) => isWholeMonth);
  const isMonthly = termType === TermType.ROLLING || whole.length > 1;
  // A fee's least amount may have raised the first one.
  return isMonthly ? (whole.at(-1) ?? null) : null;
}
