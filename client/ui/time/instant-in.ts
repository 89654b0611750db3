import { HOUR_MS } from './durations';
import { MAINLAND_ZONE } from './zones';

/** Hours by which a clock in Spain can be ahead of UTC: on the Canary Islands none or one, elsewhere one or two. */
const HOURS_AHEAD = [0, 1, 2];

/** The instant of a date and time in a zone of Spain, whatever the reader's zone; `2027-03-04`, `10:30`. */
export function instantIn(timeZone: string, day: string, time: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const written = new Date(`${day}T${time}Z`);
  const instants = HOURS_AHEAD.map((hours) => new Date(written.getTime() - hours * HOUR_MS));
  const found = instants.find((at) => Number(clock.format(at)) === written.getUTCHours());
  return (found ?? written).toISOString();
}

/** The same in Madrid. */
export const madridInstant = (day: string, time: string): string => instantIn(MAINLAND_ZONE, day, time);
