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
