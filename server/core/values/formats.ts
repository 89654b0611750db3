import { Locale } from './locale.js';

/** Locale tags of dates and numbers: as written in Spain and in Britain. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { [Locale.ES]: 'es-ES', [Locale.EN]: 'en-GB' };

/** Creating a format takes a hundred times as long as using it, so formats are cached; the code has a few dozen of them. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/** The cached format of dates and times with these options. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return madeOnce(dates, locale, options, () => new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], options));
}

/** The cached format of numbers with these options. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return madeOnce(numbers, locale, options, () => new Intl.NumberFormat(LANGUAGE_TAGS[locale], options));
}

/** The plural category of a count, such as `one` or `other`. */
export function pluralForm(locale: Locale, count: number): string {
  return madeOnce(plurals, locale, {}, () => new Intl.PluralRules(LANGUAGE_TAGS[locale])).select(count);
}

function madeOnce<Format>(formats: Map<string, Format>, locale: Locale, options: object, make: () => Format): Format {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known;
}
