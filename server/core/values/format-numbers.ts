import { numberFormat } from './formats.js';
import type { Locale } from './locale.js';

/** Cents with two decimals and a true minus sign. */
export function euros(cents: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(locale, { style: 'currency', currency: 'EUR', ...options })
    .format(cents / 100)
    .replace('-', '−');
}

/** Cents as a price without needless decimals. */
export function price(cents: number, locale: Locale): string {
  return euros(cents, locale, { trailingZeroDisplay: 'stripIfInteger' });
}

/** A count with thousands separators. */
export function count(value: number, locale: Locale): string {
  return numberFormat(locale, { useGrouping: 'min2' }).format(value);
}

/** Hundredths of a percent as a percentage, without needless decimals. */
export function percent(bps: number, locale: Locale): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000);
}

/** Square metres. */
export function area(squareMetres: number, locale: Locale): string {
  return `${numberFormat(locale, { maximumFractionDigits: 1 }).format(squareMetres)}\u00a0m²`;
}

/** An average of stars, always with one decimal. */
export function decimal(value: number, locale: Locale): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
