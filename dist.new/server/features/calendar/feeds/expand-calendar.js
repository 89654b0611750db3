// Runs in a thread of its own, where a calendar made to take long can be stopped: it imports nothing of the product.
import ical from 'node-ical';
const MAX_EVENTS = 4_000;
const MAX_INSTANCES = 8_000;
/** The events of a calendar that take time, each repetition as one; null when there are too many. Throws for what cannot be read. */
export function expandCalendar({ text, from, to }) {
    const calendar = ical.sync.parseICS(text);
    const found = Object.values(calendar).filter((part) => part?.type === 'VEVENT');
    if (found.length > MAX_EVENTS)
        return null;
    const within = { from: new Date(`${from}T00:00:00Z`), to: new Date(`${to}T00:00:00Z`) };
    const events = found.filter(takesTime).flatMap((event) => timesOf(event, within));
    const name = calendar.vcalendar?.['WR-CALNAME'];
    return events.length > MAX_INSTANCES ? null : { name: typeof name === 'string' ? name : null, events };
}
/** Free time, called-off events, and our own busy days that come back to us do not count. */
function takesTime({ status, transparency, uid }) {
    return status !== 'CANCELLED' && transparency !== 'TRANSPARENT' && !uid.endsWith('@hueco');
}
function timesOf(event, within) {
    const instances = event.rrule
        ? ical.expandRecurringEvent(event, { ...within, expandOngoing: true })
        : [{ start: event.start, end: event.end ?? event.start, isFullDay: event.datetype === 'date' }];
    return instances.map(({ start, end, isFullDay }) => isFullDay ? { start: wallDay(start), end: wallDay(end) } : { start: start.getTime(), end: end.getTime() });
}
/** The library reads a day without a time as midnight of this machine. */
function wallDay(date) {
    const pad = (value, length) => String(value).padStart(length, '0');
    return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
//# sourceMappingURL=expand-calendar.js.map