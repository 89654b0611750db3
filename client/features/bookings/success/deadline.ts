import { DAY_MS } from '../../../ui/time/durations';

/** An instant relative to now: today, tomorrow, or a date. */
export type Nearness = 'today' | 'tomorrow' | 'day';

/** How near an instant is, in days of the space's time zone. */
export function nearness(at: string, timeZone: string, now: Date = new Date()): Nearness {
  const format = new Intl.DateTimeFormat('en', { timeZone });
  const day = format.format(new Date(at));
  if (day === format.format(now)) return 'today';
  return day === format.format(new Date(now.getTime() + DAY_MS)) ? 'tomorrow' : 'day';
}
