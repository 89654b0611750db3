/** Two calendar days, YYYY-MM-DD; the second is the move-out day. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** Taken days; half-open. */
interface Days {
  from: string;
  to: string;
}

/** Days taken by others: the taken days without those of the own hold or booking. */
export function withoutOwn(busy: readonly Days[], own: Days): Days[] {
  return busy.flatMap(({ from, to }) => {
    if (to <= own.from || from >= own.to) return [{ from, to }];
    return [
      { from, to: own.from },
      { from: own.to, to },
    ].filter((part) => part.from < part.to);
  });
}

/** Whether a stay would include taken days; its move-out day may be the first day of the next stay. */
export const crossesTaken = (stay: Days, busy: readonly Days[]): boolean =>
  busy.some(({ from, to }) => from < stay.to && to > stay.from);

/** The first free day from `day` on; `busy` is sorted. */
export const firstFree = (day: string, busy: readonly Days[]): string =>
  busy.reduce((free, { from, to }) => (from <= free && free < to ? to : free), day);
