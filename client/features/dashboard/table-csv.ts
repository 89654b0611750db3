/* A spreadsheet set to Spanish reads commas as decimals, so its columns are parted by semicolons. */
const MARKS = { es: ';', en: ',' } as const;
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table as a spreadsheet reads it. */
export const tableCsv = (rows: readonly (readonly string[])[], language: 'es' | 'en'): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellOf).join(MARKS[language])).join('\r\n');

/** Gives the reader a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
