import { dateFormat } from '../../../core/values/formats.js';
import { euros, price } from '../../../core/values/format-numbers.js';
import { canaryHour } from '../../../core/values/canary-hour.js';
const SNIPPET_LENGTH = 80;
/** Formats a day: "5 abr 2027". */
export function formatDay(day, locale) {
    const format = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    return format.format(new Date(`${day}T00:00:00Z`));
}
/** Formats an instant with its year, for confirmations: "3 de marzo de 2027 a las 10:55". */
export function formatFullInstant(instant, timeZone, locale) {
    const options = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' };
    return dateFormat(locale, { ...options, timeZone }).format(new Date(instant)) + canaryHour(timeZone, locale);
}
/** Formats an amount: "77,00 €". */
export function formatCents(cents, locale) {
    return euros(cents, locale);
}
/** Formats an amount without the cents of round ones: "77 €". */
export function formatPrice(cents, locale) {
    return price(cents, locale);
}
/** The first 80 characters on one line, cut between words where possible. */
export function snippetOf(text) {
    const characters = [...text.replace(/\s+/g, ' ').trim()];
    if (characters.length <= SNIPPET_LENGTH)
        return characters.join('');
    const start = characters.slice(0, SNIPPET_LENGTH - 1).join('');
    const lastSpace = start.lastIndexOf(' ');
    return `${(lastSpace > SNIPPET_LENGTH / 2 ? start.slice(0, lastSpace) : start).replace(/[\s.,;:]+$/, '')}…`;
}
//# sourceMappingURL=format-values.rules.js.map