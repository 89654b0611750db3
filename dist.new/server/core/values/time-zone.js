import { toDayNumber } from './date-range.js';
const MS_PER_DAY = 86_400_000;
const MS_PER_HOUR = 3_600_000;
const CANARY_PROVINCES = new Set(['35', '38']);
const formatters = new Map();
/** The zone whose midnight begins the days of a space: the Canaries' for 35xxx and 38xxx. */
export function zoneOfPostalCode(postalCode) {
    return CANARY_PROVINCES.has((postalCode ?? '').slice(0, 2)) ? 'Atlantic/Canary' : 'Europe/Madrid';
}
/** The instant a day begins in a zone. */
export function startOfDayInstant(date, zone) {
    return timeOfDayInstant(date, 0, zone);
}
/** The instant at which clocks of a zone show a whole hour of a day. */
export function timeOfDayInstant(date, hour, zone) {
    const wallClock = toDayNumber(date) * MS_PER_DAY + hour * MS_PER_HOUR;
    // The offset is looked up at a guess first; on days of a clock change the second look settles it.
    const guess = wallClock - offsetMs(wallClock, zone);
    return new Date(wallClock - offsetMs(guess, zone));
}
/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export function localDateOf(instant, zone = 'Europe/Madrid') {
    return new Date(instant.getTime() + offsetMs(instant.getTime(), zone)).toISOString().slice(0, 10);
}
function offsetMs(instantMs, zone) {
    const whole = Math.floor(instantMs / 1000) * 1000;
    const fields = new Map(formatterFor(zone)
        .formatToParts(whole)
        .map((part) => [part.type, Number(part.value)]));
    const read = (type) => fields.get(type) ?? 0;
    const asUtc = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
    return asUtc - whole;
}
function formatterFor(zone) {
    let formatter = formatters.get(zone);
    if (!formatter) {
        formatter = new Intl.DateTimeFormat('en-GB', {
            timeZone: zone,
            hourCycle: 'h23',
            year: 'numeric',
            month: 'numeric',
            day: 'numeric',
            hour: 'numeric',
            minute: 'numeric',
            second: 'numeric',
        });
        formatters.set(zone, formatter);
    }
    return formatter;
}
//# sourceMappingURL=time-zone.js.map