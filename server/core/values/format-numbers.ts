import { numberFormat } from './formats.js';
import type { Locale } from './locale.js';

/** Cents as every text of ours writes them: two decimals, a minus sign where a hyphen would stand. */
export function euros(cents: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(locale, { style: 'currency', currency: 'EUR', ...options })
    .format(cents / 100)
    .replace('-', '−');
}

/** Cents as a price without needless decimals. */
export function price(cents: number, locale: Locale): string {
  return euros(cents, locale, { trailingZeroDisplay: 'stripIfInteger' });
}

/** A count with its thousands marked. */
export function count(value: number, locale: Locale): string {
  return numberFormat(locale, { useGrouping: 'min2' }).format(value);
}

/** Square metres. */
export function area(squareMetres: number, locale: Locale): string {
  return `${numberFormat(locale, { maximumFractionDigits: 1 }).format(squareMetres)}\u00a0m²`;
}

/** A mean of stars, always with its one decimal. */
export function decimal(value: number, locale: Locale): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
