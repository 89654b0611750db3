import { HOUR_MS } from '../../../core/values/durations.js';

/** The number of hours on the API status page, including the current one. */
export const SHOWN_HOURS = 24;

/** The start of the hour of an instant. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/** The displayed hours, oldest first. */
export function shownHours(now: Date): Date[] {
  const last = hourOf(now).getTime();
  return Array.from({ length: SHOWN_HOURS }, (_, index) => new Date(last - (SHOWN_HOURS - 1 - index) * HOUR_MS));
}
