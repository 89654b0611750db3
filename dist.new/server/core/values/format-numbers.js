import { numberFormat } from './formats.js';
/** Cents as every text of ours writes them: two decimals, a minus sign where a hyphen would stand. */
export function euros(cents, locale, options = {}) {
    return numberFormat(locale, { style: 'currency', currency: 'EUR', ...options })
        .format(cents / 100)
        .replace('-', '−');
}
/** Cents as a price without needless decimals. */
export function price(cents, locale) {
    return euros(cents, locale, { trailingZeroDisplay: 'stripIfInteger' });
}
/** A count with its thousands marked. */
export function count(value, locale) {
    return numberFormat(locale, { useGrouping: 'min2' }).format(value);
}
/** Square metres. */
export function area(squareMetres, locale) {
    return `${numberFormat(locale, { maximumFractionDigits: 1 }).format(squareMetres)}\u00a0m²`;
}
/** A mean of stars, always with its one decimal. */
export function decimal(value, locale) {
    return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
//# sourceMappingURL=format-numbers.js.map