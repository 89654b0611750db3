import type { Formats } from '../../../i18n/format';
import { today } from '../../../ui/time/today';

/** When an instant is, seen from now: today, tomorrow, or on a day. */
export type Nearness = 'today' | 'tomorrow' | 'day';

/** How near an instant's day is, both counted where the spaces are. */
export function nearness(at: string, now: Date = new Date()): Nearness {
  const day = today(new Date(at));
  if (day === today(now)) return 'today';
  return day === today(new Date(now.getTime() + 86_400_000)) ? 'tomorrow' : 'day';
}

/** `sábado 6 de marzo`: the day of an instant. */
export const dayOfInstant = ({ instant }: Pick<Formats, 'instant'>, at: string): string =>
  instant(at, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
