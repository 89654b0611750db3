import { canaryHour } from './canary-hour.js';
import { dateFormat } from './formats.js';
import { Locale } from './locale.js';
/** Formats an instant in a time zone: "miércoles 3 de marzo a las 10:55". */
export function formatDeadline(instant, timeZone, locale) {
    const format = (options) => dateFormat(locale, { ...options, timeZone }).format(new Date(instant));
    const day = format({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
    const time = format({ hour: 'numeric', minute: '2-digit', hour12: false });
    const hour = time + canaryHour(timeZone, locale);
    return locale === Locale.ES ? `${day} ${time.startsWith('1:') ? 'a la' : 'a las'} ${hour}` : `${day} at ${hour}`;
}
//# sourceMappingURL=format-deadline.js.map