const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const WEEKS_SHOWN = 6;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day a number of days later. */
export const dayAfter = (day: string, count: number): string => dayOf(numberOf(day) + count);

/** The first day of the month a number of months later. */
export function monthAfter(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 8)}01`;

/** Monday is 0. */
export const weekdayOf = (day: string): number => (((numberOf(day) + 3) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;

/** The days of a month in six weeks from Monday, so that nothing below it moves; null before its first and after its last. */
export function weeksOf(month: string): (string | null)[][] {
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
