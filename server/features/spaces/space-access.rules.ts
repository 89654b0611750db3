import type { AccessHours } from './fields/space-fields.types.js';

const MINUTES_IN_DAY = 1440;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Whether the hours cover every day completely. */
export function is24h(hours: readonly Readonly<AccessHours>[]): boolean {
  return WEEKDAYS.every((weekday) =>
    hours.some((h) => h.weekday === weekday && h.fromMinute === 0 && h.toMinute === MINUTES_IN_DAY),
  );
}
