import { addDays } from '../../../core/values/date-range.js';
import { localDateOf, timeOfDayInstant } from '../../../core/values/time-zone.js';
import { NotificationGroup } from './notification-groups.types.js';
const ZONE = 'Europe/Madrid';
const LAST_HOUR = 23;
/** Whether these are two different hours of a day. */
export function areQuietHours({ fromHour, toHour }) {
    const isHour = (hour) => Number.isInteger(hour) && hour >= 0 && hour <= LAST_HOUR;
    return isHour(fromHour) && isHour(toHour) && fromHour !== toHour;
}
/** When the quiet hours end that an instant lies in; null outside of them. */
export function quietUntil(hours, now) {
    if (!hours)
        return null;
    const { fromHour, toHour } = hours;
    const today = localDateOf(now, ZONE);
    // They may have begun yesterday.
    for (const day of [addDays(today, -1), today]) {
        const end = timeOfDayInstant(fromHour < toHour ? day : addDays(day, 1), toHour, ZONE);
        if (timeOfDayInstant(day, fromHour, ZONE) <= now && now < end)
            return end;
    }
    return null;
}
/** Whether a notification may wait for the end of the quiet hours; of a booking that begins today none may. */
export function canWait({ group, isUrgent }, startsOn, now) {
    return group !== NotificationGroup.ESSENTIAL && !isUrgent && startsOn !== localDateOf(now, ZONE);
}
//# sourceMappingURL=quiet-hours.rules.js.map