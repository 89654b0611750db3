/** Two calendar days, YYYY-MM-DD; the second is the move-out day. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** The first free day from `day` on; `busy` is sorted. */
export const firstFree = (day: string, busy: readonly { from: string; to: string }[]): string =>
  busy.reduce((free, { from, to }) => (from <= free && free < to ? to : free), day);
