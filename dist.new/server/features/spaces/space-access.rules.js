const MINUTES_IN_DAY = 1440;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** Whether the hours cover every day whole. */
export function is24h(hours) {
    return WEEKDAYS.every((weekday) => hours.some((h) => h.weekday === weekday && h.fromMinute === 0 && h.toMinute === MINUTES_IN_DAY));
}
//# sourceMappingURL=space-access.rules.js.map