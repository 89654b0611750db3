import { addDays, addMonthsClamped, type DateRange, type LocalDate } from '../../core/values/date-range.js';

/** Days of a space: offered since its publication, taken by a booking, or blocked by the host or another site. */
export interface SpaceDays extends DateRange {
  readonly spaceId: string;
  readonly kind: 'offered' | 'taken' | 'blocked';
}

/** The days of a month of some spaces together. */
export interface Occupancy {
  readonly occupiedDays: number;
  /** Those that could be let. */
  readonly availableDays: number;
  readonly occupancyPercent: number | null;
}

/**
 * Taken days among those that could be let: of spaces that were published, without blocked days. Blocked days count only if a booking
 * holds them anyway.
 */
export function occupancyIn(month: LocalDate, days: readonly SpaceDays[]): Occupancy {
  const daysOfMonth: LocalDate[] = [];
  for (let day = month; day < addMonthsClamped(month, 1); day = addDays(day, 1)) daysOfMonth.push(day);
  let [occupiedDays, availableDays] = [0, 0];
  for (const ofSpace of Map.groupBy(days, ({ spaceId }) => spaceId).values())
    for (const day of daysOfMonth) {
      // A day may be blocked twice: by the host, and by external calendars.
      const kinds = new Set(ofSpace.filter(({ from, to }) => day >= from && day < to).map(({ kind }) => kind));
      if (!kinds.has('offered')) continue;
      occupiedDays += Number(kinds.has('taken'));
      availableDays += Number(kinds.has('taken') || !kinds.has('blocked'));
    }
  const occupancyPercent = availableDays > 0 ? Math.round((occupiedDays / availableDays) * 100) : null;
  return { occupiedDays, availableDays, occupancyPercent };
}
