import type { Response } from 'express';
import { setPrivateFileHeaders } from './serve-file.js';

export type Cell = string | number | null;
export type Table = readonly (readonly Cell[])[];

/** Answers a table as a file to download. Its rows may hold no text that somebody wrote: a sheet would run it as a formula. */
export function sendCsv(res: Response, name: string, rows: Table): void {
  setPrivateFileHeaders(res, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="hueco-${name}"` });
  res.end(rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join(''));
}

/** An amount as a number of euros with a dot. */
export const csvEuros = (cents: number): string => (cents / 100).toFixed(2);

function quoted(value: Cell): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
