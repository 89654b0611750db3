import { dayAfter, monthAfter, weekdayOf } from './days';

const DAYS_OF_WEEK = 7;
const WEEKS_SHOWN = 6;

/** The days of a month in six weeks from Monday, so that nothing below it moves; null before its first and after its last. */
export function sixWeeksOf(month: string): (string | null)[][] {
  const days: (string | null)[] = Array.from({ length: weekdayOf(month) }, () => null);
  for (let day = month; day < monthAfter(month, 1); day = dayAfter(day, 1)) days.push(day);
  while (days.length < WEEKS_SHOWN * DAYS_OF_WEEK) days.push(null);
  return Array.from({ length: WEEKS_SHOWN }, (_, week) => days.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK));
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day to which a key moves; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const step = STEPS[key];
  if (step !== undefined) return dayAfter(day, step);
  if (key === 'Home') return dayAfter(day, -weekdayOf(day));
  if (key === 'End') return dayAfter(day, 6 - weekdayOf(day));
  if (key === 'PageDown' || key === 'PageUp') {
    const month = monthAfter(day, key === 'PageDown' ? 1 : -1);
    const last = dayAfter(monthAfter(month, 1), -1);
    const same = `${month.slice(0, 8)}${day.slice(8)}`;
    return same > last ? last : same;
  }
  return null;
}
