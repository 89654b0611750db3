import type { IncomeMonth } from './income-scale';

/* Spanish spreadsheets use commas as decimal marks, so columns are separated by semicolons. */
const MARKS = { es: { column: ';', decimal: ',' }, en: { column: ',', decimal: '.' } } as const;
const BYTE_ORDER_MARK = '\uFEFF';

/** The months as CSV: month, paid, expected. */
export function incomeCsv(months: readonly IncomeMonth[], heads: readonly string[], language: 'es' | 'en'): string {
  const { column, decimal } = MARKS[language];
  const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', decimal);
  const rows = [
    heads,
    ...months.map(({ month, paidCents, expectedCents }) => [month.slice(0, 7), euros(paidCents), euros(expectedCents)]),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => row.join(column)).join('\r\n');
}
