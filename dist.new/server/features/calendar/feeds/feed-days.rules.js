import { addDays, isLocalDate } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
const MAX_RANGES = 500;
/** Whether a text looks like a whole calendar. */
export function isCalendar(text) {
    return /^\s*BEGIN:VCALENDAR/i.test(text) && /END:VCALENDAR\s*$/i.test(text);
}
/** The days that events take, joined and cut to a range. */
export function busyDaysOf(events, within, zone) {
    return joined(events.flatMap((event) => cut(daysOf(event, zone), within))).slice(0, MAX_RANGES);
}
function daysOf({ start, end }, zone) {
    if (typeof start === 'string')
        return { from: start, to: end };
    // Something that ends at ten in the morning takes that day too; at midnight it does not.
    return { from: localDateOf(new Date(start), zone), to: addDays(localDateOf(new Date(end - 1), zone), 1) };
}
/** An event without length takes its day. */
function cut({ from, to }, within) {
    if (!isLocalDate(from) || !isLocalDate(to))
        return [];
    const until = to > from ? to : addDays(from, 1);
    const days = { from: from < within.from ? within.from : from, to: until > within.to ? within.to : until };
    return days.from < days.to ? [days] : [];
}
function joined(ranges) {
    const found = [];
    for (const range of ranges.toSorted((a, b) => a.from.localeCompare(b.from))) {
        const last = found.at(-1);
        if (last && range.from <= last.to)
            last.to = range.to > last.to ? range.to : last.to;
        else
            found.push({ ...range });
    }
    return found;
}
//# sourceMappingURL=feed-days.rules.js.map