export const HOUR_MS = 3_600_000;

/** The hours that the page about the API's state shows, the current one among them. */
export const SHOWN_HOURS = 24;

/** The first moment of the hour of an instant. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/** The hours that are shown, the oldest first. */
export function shownHours(now: Date): Date[] {
  const last = hourOf(now).getTime();
  return Array.from({ length: SHOWN_HOURS }, (_, index) => new Date(last - (SHOWN_HOURS - 1 - index) * HOUR_MS));
}
