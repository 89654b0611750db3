import { DAY_MS } from '../../../ui/time/durations';
import { today } from '../../../ui/time/today';

/** An instant relative to now: today, tomorrow, or a date. */
export type Nearness = 'today' | 'tomorrow' | 'day';

/** How near an instant is, in days of the spaces' time zone. */
export function nearness(at: string, now: Date = new Date()): Nearness {
  const day = today(new Date(at));
  if (day === today(now)) return 'today';
  return day === today(new Date(now.getTime() + DAY_MS)) ? 'tomorrow' : 'day';
}
