import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../ui/time/durations';
import { CANARY_ZONE, MAINLAND_ZONE } from '../ui/time/zones';
import type { Language } from './setup';
import { CLOCK, LONG_DAY, SHORT_DATE } from './day-formats';

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

/* The CLDR data for Spanish join two amounts with a hyphen, and use one as minus sign. */
const BETWEEN = /(?<=\d\s?€?)-(?=\d)/;
const BELOW_ZERO = /^-/;
/* An hour behind the rest of Spain, so the zone is named. */
const CANARY_HOUR: Record<Language, string> = { es: ' (hora de Canarias)', en: ' (Canary Islands time)' };

const cache = new Map<string, unknown>();

/* Intl objects are slow to create and are needed for every card. */
function kept<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}

const number = (language: Language, options: Intl.NumberFormatOptions) => {
  const format = kept(
    `n${language}${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(LOCALES[language], { useGrouping: 'always', ...options }),
  );
  return {
    format: (value: number) => format.format(value).replace(BELOW_ZERO, '−'),
    formatRange: (from: number, to: number) => format.formatRange(from, to).replace(BETWEEN, '–'),
  };
};

const EUROS: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR' };
const PERCENT: Intl.NumberFormatOptions = { style: 'percent' };

const date = (language: Language, options: Intl.DateTimeFormatOptions) =>
  kept(`d${language}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(LOCALES[language], options));

/* A calendar day has no zone; parsed and formatted as UTC it never changes. */
const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);
const IS_DAY = /^\d{4}-\d\d-\d\d$/;
const WEEKDAY_AND_DAY: Intl.DateTimeFormatOptions = { weekday: 'long', ...LONG_DAY };

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
];

function relative(language: Language, at: string | Date, now: Date): string {
  const format = kept(`r${language}`, () => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'always' }));
  const distance = new Date(at).getTime() - now.getTime();
  const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
  return step
    ? format.format(Math.trunc(distance / step[1]), step[0])
    : format.format(Math.trunc(distance / MINUTE_MS) || -1, 'minute');
}

/** Formats of numbers, money and dates in a language. Days are 'YYYY-MM-DD', instants ISO. */
export function formatsOf(language: Language) {
  const decimals = (least: number, most = least, style?: Intl.NumberFormatOptions) =>
    number(language, { ...style, minimumFractionDigits: least, maximumFractionDigits: most });
  const euros = (cents: number, digits: number) => decimals(digits, digits, EUROS).format(cents / 100);
  return {
    /** Charges and payments: always two decimals, `77,00 €`. */
    money: (cents: number) => euros(cents, 2),
    /** Cards, sliders, axes: without cents if they are zero, `1.250 €`. */
    price: (cents: number) => euros(cents, cents % 100 === 0 ? 0 : 2),
    /** On a pin of a map: without cents, so that it stays small. */
    pinPrice: (cents: number) => euros(cents, 0),
    /** `84–114 €`, joined as usual in the language. */
    priceRange: (fromCents: number, toCents: number) =>
      decimals(0, 2, EUROS).formatRange(fromCents / 100, toCents / 100),
    number: (value: number) => decimals(0, 2).format(value),
    /** `4,9`, `5,0`: average of stars. */
    score: (mean: number) => decimals(1).format(mean),
    percent: (value: number) => decimals(0, 0, PERCENT).format(value / 100),
    /** `1,8 %`: a small share. */
    percentFine: (value: number) => decimals(1, 1, PERCENT).format(value / 100),
    /** `12,5 m²` */
    area: (squareMetres: number) => `${decimals(0, 1).format(squareMetres)}\u00a0m²`,
    /** `2,40 m` */
    length: (metres: number) => `${decimals(2).format(metres)}\u00a0m`,
    distance: (metres: number) =>
      metres < 1000
        ? `${decimals(0).format(Math.round(metres / 50) * 50)}\u00a0m`
        : `${decimals(0, 1).format(metres / 1000)}\u00a0km`,
    /** `5 mar 2026` */
    day: (day: string, options: Intl.DateTimeFormatOptions = SHORT_DATE) =>
      date(language, { ...options, timeZone: 'UTC' }).format(dayOf(day)),
    /** `lunes 5 de abril`, without a comma after the weekday: a day, or the day of an instant. */
    dayInSentence: (at: string | Date, options: Intl.DateTimeFormatOptions = {}) =>
      date(language, {
        timeZone: typeof at === 'string' && IS_DAY.test(at) ? 'UTC' : MAINLAND_ZONE,
        ...WEEKDAY_AND_DAY,
        ...options,
      })
        .format(new Date(at))
        .replace(',', ''),
    /** `5 mar – 2 abr 2026` */
    dayRange: (from: string, to: string, options: Intl.DateTimeFormatOptions = SHORT_DATE) =>
      date(language, { ...options, timeZone: 'UTC' })
        .formatRange(dayOf(from), dayOf(to))
        .replace(' - ', ' – '),
    /** `5 mar 2026, 12:03` in Spanish peninsular time; in the zone of a space if that differs, which is then named. */
    instant: (
      at: string | Date,
      options: Intl.DateTimeFormatOptions = { ...SHORT_DATE, ...CLOCK },
      timeZone = options.timeZone ?? MAINLAND_ZONE,
    ) =>
      date(language, { ...options, timeZone }).format(new Date(at)) +
      (timeZone === CANARY_ZONE && options.hour ? CANARY_HOUR[language] : ''),
    /** `12:03` */
    time: (at: string | Date) => date(language, { ...CLOCK, timeZone: MAINLAND_ZONE }).format(new Date(at)),
    /** `hace 5 minutos` */
    ago: (at: string | Date, now: Date = new Date()) => relative(language, at, now),
    list: (items: string[]) => kept(`l${language}`, () => new Intl.ListFormat(LOCALES[language])).format(items),
  };
}

export type Formats = ReturnType<typeof formatsOf>;

/** The first formatted number makes a browser load its locale data, which takes a phone 50 ms: done while it is idle. */
export const warmUpNumberFormat = (language: Language): void => void formatsOf(language).price(0);

/** Number of days from one day to another (half-open, so 5 → 7 is 2). */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / DAY_MS);

/** The formats of the current language. */
export function useFormats(): Formats & { language: Language } {
  const { i18n } = useTranslation();
  const language: Language = i18n.resolvedLanguage === 'en' ? 'en' : 'es';
  return useMemo(() => ({ ...formatsOf(language), language }), [language]);
}
