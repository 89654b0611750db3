import type { AccessHoursInput } from '../../../generated/graphql';
import { accessHoursBounds } from '../../../generated/bounds';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const DAY_MINUTES = accessHoursBounds.dayMinutes;
const STEP_MINUTES = accessHoursBounds.stepMinutes;

/** Quarter hours of a day, midnight twice: as its beginning and as its end. */
export const QUARTERS = Array.from({ length: DAY_MINUTES / STEP_MINUTES + 1 }, (_, index) => index * STEP_MINUTES);

/** A range with its index in the draft's list, which problems refer to. */
export interface ListedRange extends AccessHoursInput {
  index: number;
}

const wholeDay = (weekday: number): AccessHoursInput => ({ weekday, fromMinute: 0, toMinute: DAY_MINUTES });

/** Every hour of every day. */
export const alwaysOpen = (): AccessHoursInput[] => WEEKDAYS.map(wholeDay);

/** Every day from nine to nine, the default of both kinds of access. Day and night must be chosen by the host. */
export const dayHours = (): AccessHoursInput[] =>
  WEEKDAYS.map((weekday) => ({ weekday, fromMinute: 9 * 60, toMinute: 21 * 60 }));

/** Whether every day is open all day. */
export const isAlwaysOpen = (hours: readonly AccessHoursInput[]): boolean =>
  WEEKDAYS.every((weekday) =>
    hours.some((range) => range.weekday === weekday && range.fromMinute === 0 && range.toMinute === DAY_MINUTES),
  );

/** The ranges of one day. */
export const rangesOf = (hours: readonly AccessHoursInput[], weekday: number): ListedRange[] =>
  hours.map((range, index) => ({ ...range, index })).filter((range) => range.weekday === weekday);

/** Adds a range to a day: after its last one if there is room, else from nine to nine. */
export function withRange(hours: readonly AccessHoursInput[], weekday: number): AccessHoursInput[] {
  const end = Math.max(0, ...rangesOf(hours, weekday).map((range) => range.toMinute));
  const fromMinute = end === 0 ? 9 * 60 : Math.min(end + 60, DAY_MINUTES - STEP_MINUTES);
  const toMinute = end === 0 ? 21 * 60 : Math.min(fromMinute + 120, DAY_MINUTES);
  return [...hours, { weekday, fromMinute, toMinute }];
}

/** Copies the hours of this day to every day. */
export const likeDay = (hours: readonly AccessHoursInput[], weekday: number): AccessHoursInput[] =>
  WEEKDAYS.flatMap((day) =>
    rangesOf(hours, weekday).map(({ fromMinute, toMinute }) => ({ weekday: day, fromMinute, toMinute })),
  );
