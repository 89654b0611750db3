import type { Formats } from '../../../i18n/format';
import { today } from '../../../ui/time/today';

/** An instant relative to now: today, tomorrow, or a date. */
export type Nearness = 'today' | 'tomorrow' | 'day';

/** How near an instant is, in days of the spaces' time zone. */
export function nearness(at: string, now: Date = new Date()): Nearness {
  const day = today(new Date(at));
  if (day === today(now)) return 'today';
  return day === today(new Date(now.getTime() + 86_400_000)) ? 'tomorrow' : 'day';
}

/** `sábado 6 de marzo`: the day of an instant. */
export const dayOfInstant = ({ instant }: Pick<Formats, 'instant'>, at: string): string =>
  instant(at, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
