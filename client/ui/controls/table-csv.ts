import { saveFile } from './save-file';

/* A spreadsheet set to Spanish reads commas as decimals, so its columns are parted by semicolons. */
const MARKS = { es: ';', en: ',' } as const;
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table as a spreadsheet reads it. */
export const tableCsv = (rows: readonly (readonly string[])[], language: 'es' | 'en'): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellOf).join(MARKS[language])).join('\r\n');

/** Gives the reader a table as a file. */
export const download = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
