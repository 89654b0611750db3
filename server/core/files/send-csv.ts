import type { Response } from 'express';
import { setPrivateFileHeaders } from './serve-file.js';

export type Cell = string | number | null;
export type Table = readonly (readonly Cell[])[];

/** Sends a table as a CSV download. Rows must not hold user-written text, which a spreadsheet could run as a formula. */
export function sendCsv(res: Response, name: string, rows: Table): void {
  setPrivateFileHeaders(res, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="hueco-${name}"` });
  res.end(rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join(''));
}

/** An amount in euros with a decimal point. */
export const csvEuros = (cents: number): string => (cents / 100).toFixed(2);

function quoted(value: Cell): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
