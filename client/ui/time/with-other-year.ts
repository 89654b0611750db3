import { today } from './today';

/** A format of a day, with its year unless that is this one. */
export const withOtherYear = (
  day: string,
  format: Intl.DateTimeFormatOptions,
  now: string = today(),
): Intl.DateTimeFormatOptions => (day.slice(0, 4) === now.slice(0, 4) ? format : { ...format, year: 'numeric' });
