import type { BookingPeriod_PeriodFragment } from '../../../generated/graphql';
import { daysBetween } from '../../../i18n/format';

/** A month of a rental as shown in the bar. */
export interface YearCell {
  readonly from: string;
  readonly state: 'over' | 'now' | 'later';
  /** Elapsed part, 0–100. */
  readonly percent: number;
  readonly isPaid: boolean;
}

/** The months of a rental, as seen on a day. */
export function yearCells(
  periods: readonly Pick<BookingPeriod_PeriodFragment, 'from' | 'to' | 'takenAt'>[],
  day: string,
): YearCell[] {
  return periods.map(({ from, to, takenAt }) => {
    const share = daysBetween(from, day) / Math.max(1, daysBetween(from, to));
    return {
      from,
      state: to <= day ? 'over' : from <= day ? 'now' : 'later',
      percent: Math.round(Math.min(1, Math.max(0, share)) * 100),
      isPaid: takenAt !== null,
    };
  });
}
