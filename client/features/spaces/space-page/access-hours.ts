/** Hours of one weekday; 1 is Monday. */
export interface DayHours {
  weekday: number;
  fromMinute: number;
  toMinute: number;
}

/** Consecutive days (or one) with the same hours. */
export interface HoursGroup {
  firstDay: number;
  lastDay: number;
  fromMinute: number;
  toMinute: number;
}

/** The week in as few lines as possible: "Monday to Friday, 8 to 22". */
export function hoursGroups(hours: readonly DayHours[]): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const { weekday, fromMinute, toMinute } of hours.toSorted(
    (a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute,
  )) {
    const same = groups.find(
      (group) => group.lastDay === weekday - 1 && group.fromMinute === fromMinute && group.toMinute === toMinute,
    );
    if (same) same.lastDay = weekday;
    else groups.push({ firstDay: weekday, lastDay: weekday, fromMinute, toMinute });
  }
  return groups;
}
