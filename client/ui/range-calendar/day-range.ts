/** Two calendar days, YYYY-MM-DD; the second is the day of leaving. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** The first day from `day` on that nobody has; `busy` is in order. */
export const firstFree = (day: string, busy: readonly { from: string; to: string }[]): string =>
  busy.reduce((free, { from, to }) => (from <= free && free < to ? to : free), day);
