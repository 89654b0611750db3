import { ivaContained, sumCents } from '../../core/values/money.js';
/** The lines of a document: base and tax of each amount; amounts of nothing are left out. */
export function toLines(amounts) {
    return amounts
        .filter(({ totalCents }) => totalCents !== 0)
        .map((amount) => {
        const taxCents = amount.tax ? ivaContained(amount.totalCents, amount.tax.bps) : 0;
        return { ...amount, baseCents: amount.totalCents - taxCents, taxCents };
    });
}
/** The totals of each rate, in the order of their first line. They are sums of lines, so that every printed column adds up. */
export function taxTotalsOf(lines) {
    const byRate = new Map();
    for (const { tax, ...line } of lines) {
        if (!tax)
            continue;
        const key = `${tax.name} ${tax.bps}`;
        const before = byRate.get(key) ?? { ...tax, baseCents: 0, taxCents: 0, totalCents: 0 };
        byRate.set(key, { ...before, ...sumOf([before, line]) });
    }
    return [...byRate.values()];
}
/** The totals of all lines. */
export function sumOf(lines) {
    return {
        baseCents: sumCents(lines.map(({ baseCents }) => baseCents)),
        taxCents: sumCents(lines.map(({ taxCents }) => taxCents)),
        totalCents: sumCents(lines.map(({ totalCents }) => totalCents)),
    };
}
//# sourceMappingURL=taxed-lines.rules.js.map