import { Locale } from './locale.js';

const TAGS: Readonly<Record<Locale, string>> = { [Locale.ES]: 'es-ES', [Locale.EN]: 'en-GB' };

/** Cents as every text of ours writes them: two decimals, a minus sign where a hyphen would stand. */
export function euros(cents: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency: 'EUR', ...options })
    .format(cents / 100)
    .replace('-', '−');
}

/** Cents as a price without needless decimals. */
export function price(cents: number, locale: Locale): string {
  return euros(cents, locale, { trailingZeroDisplay: 'stripIfInteger' });
}

/** A count with its thousands marked. */
export function count(value: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], { useGrouping: 'min2' }).format(value);
}

/** Square metres. */
export function area(squareMetres: number, locale: Locale): string {
  return `${new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: 1 }).format(squareMetres)}\u00a0m²`;
}

/** A mean of stars, always with its one decimal. */
export function decimal(value: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
