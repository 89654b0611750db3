import { MAINLAND_ZONE } from './zones';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: MAINLAND_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today in the zone of the spaces, YYYY-MM-DD. */
export const today = (now: Date = new Date()): string => format.format(now);
