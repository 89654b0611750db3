import { DAY_MS } from './values/durations.js';
import { localDateOf } from './values/time-zone.js';

/** The one source of time, so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Today's calendar day (YYYY-MM-DD) in a time zone, Madrid's by default. */
  today(timeZone?: string): string;
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: (timeZone) => localDateOf(new Date(), timeZone),
};

/** Whole seconds since 1970, as payment providers and signed webhooks count. */
export function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/** The instant a number of days of 24 hours ago. */
export const daysAgo = ({ clock }: { readonly clock: Pick<Clock, 'now'> }, days: number): Date =>
  new Date(clock.now().getTime() - days * DAY_MS);
