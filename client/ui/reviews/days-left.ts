import { DAY_MS } from '../time/durations';

/** Whole days left to write a review; 0 on the last of them. */
export const daysLeft = (until: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(until) - now) / DAY_MS));
