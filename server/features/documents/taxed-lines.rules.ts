import type { TaxRate } from '../spaces/pricing/tax.enums.js';
import type { LocalDate } from '../../core/values/date-range.js';
import { ivaContained, sumCents, type Cents } from '../../core/values/money.js';
import type { DocumentLine, LineItem, TaxTotal } from './document-content.types.js';

/** An amount to be invoiced, tax included. */
export interface TaxedAmount {
  readonly item: LineItem;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly tax: TaxRate | null;
  readonly totalCents: Cents;
  /** The tax in the total, where the books state it; otherwise it is computed. */
  readonly taxCents?: Cents;
}

/** The amounts of a document. */
export interface DocumentTotals {
  readonly baseCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}

/** The lines of a document: base and tax of each amount; zero amounts are left out. */
export function toLines(amounts: readonly TaxedAmount[]): DocumentLine[] {
  return amounts
    .filter(({ totalCents }) => totalCents !== 0)
    .map((amount) => {
      const taxCents = amount.tax ? (amount.taxCents ?? ivaContained(amount.totalCents, amount.tax.bps)) : 0;
      return { ...amount, baseCents: amount.totalCents - taxCents, taxCents };
    });
}

/** Amounts that correct an invoice, with tax: together with earlier corrections it adds up to the invoice's, so that the last part cancels it. */
export function correctingAmounts(
  amounts: readonly TaxedAmount[],
  invoiced: readonly DocumentLine[],
  corrected: readonly DocumentLine[],
): TaxedAmount[] {
  return amounts.map((amount) => {
    const invoice = sumOf(invoiced.filter(({ item }) => item === amount.item));
    const before = sumOf(corrected.filter(({ item }) => item === amount.item));
    const backCents = before.totalCents + amount.totalCents;
    if (backCents === -invoice.totalCents) return { ...amount, taxCents: -invoice.taxCents - before.taxCents };
    if (amount.taxCents !== undefined || !amount.tax) return amount;
    return { ...amount, taxCents: ivaContained(backCents, amount.tax.bps) - before.taxCents };
  });
}

/** The totals at each rate, in the order of their first line. They are sums of lines, so that every printed column adds up. */
export function taxTotalsOf(lines: readonly DocumentLine[]): TaxTotal[] {
  const byRate = new Map<string, TaxTotal>();
  for (const { tax, ...line } of lines) {
    if (!tax) continue;
    const key = `${tax.name} ${tax.bps}`;
    const before = byRate.get(key) ?? { ...tax, baseCents: 0, taxCents: 0, totalCents: 0 };
    byRate.set(key, { ...before, ...sumOf([before, line]) });
  }
  return [...byRate.values()];
}

/** The totals of all lines. */
export function sumOf(lines: readonly DocumentTotals[]): DocumentTotals {
  return {
    baseCents: sumCents(lines.map(({ baseCents }) => baseCents)),
    taxCents: sumCents(lines.map(({ taxCents }) => taxCents)),
    totalCents: sumCents(lines.map(({ totalCents }) => totalCents)),
  };
}
