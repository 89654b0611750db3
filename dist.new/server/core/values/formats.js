import { Locale } from './locale.js';
/** Names of our languages for the formats of dates and numbers: as written in Spain and in Britain. */
export const LANGUAGE_TAGS = { [Locale.ES]: 'es-ES', [Locale.EN]: 'en-GB' };
/** Making a format takes a hundred times as long as using it; the code has a few dozen of them. */
const dates = new Map();
const numbers = new Map();
/** The format of dates and times with these options, made once. */
export function dateFormat(locale, options) {
    return madeOnce(dates, locale, options, () => new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], options));
}
/** The format of numbers with these options, made once. */
export function numberFormat(locale, options) {
    return madeOnce(numbers, locale, options, () => new Intl.NumberFormat(LANGUAGE_TAGS[locale], options));
}
function madeOnce(formats, locale, options, make) {
    const key = locale + JSON.stringify(options);
    const known = formats.get(key) ?? make();
    formats.set(key, known);
    return known;
}
//# sourceMappingURL=formats.js.map