import { saveFile } from './save-file';

/* Spanish spreadsheets use commas as decimal marks, so columns are separated by semicolons. */
const MARKS = { es: ';', en: ',' } as const;
const BYTE_ORDER_MARK = '\uFEFF';
/** Texts that a spreadsheet would evaluate as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table as CSV. */
export const tableCsv = (rows: readonly (readonly string[])[], language: 'es' | 'en'): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellOf).join(MARKS[language])).join('\r\n');

/** Downloads a table as CSV. */
export const download = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
