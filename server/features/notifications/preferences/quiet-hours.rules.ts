import { addDays } from '../../../core/values/date-range.js';
import { MAINLAND_ZONE, localDateOf, timeOfDayInstant } from '../../../core/values/time-zone.js';
import type { NotificationEntry } from '../notification-entry.types.js';
import { NotificationGroup } from './notification-groups.types.js';

/** Whole hours in Spanish time: from the first one up to the second, past midnight when that is smaller. */
export interface QuietHours {
  readonly fromHour: number;
  readonly toHour: number;
}

const LAST_HOUR = 23;

/** Whether these are two different hours of a day. */
export function areQuietHours({ fromHour, toHour }: QuietHours): boolean {
  const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour <= LAST_HOUR;
  return isHour(fromHour) && isHour(toHour) && fromHour !== toHour;
}

/** The end of the quiet hours that contain an instant; null outside of them. */
export function quietUntil(hours: QuietHours | null | undefined, now: Date): Date | null {
  if (!hours) return null;
  const { fromHour, toHour } = hours;
  const today = localDateOf(now, MAINLAND_ZONE);
  // They may have begun yesterday.
  for (const day of [addDays(today, -1), today]) {
    const end = timeOfDayInstant(fromHour < toHour ? day : addDays(day, 1), toHour, MAINLAND_ZONE);
    if (timeOfDayInstant(day, fromHour, MAINLAND_ZONE) <= now && now < end) return end;
  }
  return null;
}

/** Whether a notification names a deadline that ends with the quiet hours or before: delayed, it would come too late. */
export function isDueBy(
  { params }: Pick<NotificationEntry, 'params'>,
  deadline: string | undefined,
  end: Date,
): boolean {
  return deadline !== undefined && params.includes('deadline') && new Date(deadline) <= end;
}

/** Whether a notification may be delayed until the end of the quiet hours; never for a booking that begins today. */
export function canWait(
  { group, isUrgent }: Pick<NotificationEntry, 'group' | 'isUrgent'>,
  startsOn: string | null,
  now: Date,
): boolean {
  return group !== NotificationGroup.ESSENTIAL && !isUrgent && startsOn !== localDateOf(now, MAINLAND_ZONE);
}
