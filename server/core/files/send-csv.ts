import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';
import { setPrivateFileHeaders } from './serve-file.js';

export type Cell = string | number | null;
export type Table = readonly (readonly Cell[])[];

/** Sends a table as a CSV download. Rows must not hold user-written text, which a spreadsheet could run as a formula. */
export function sendCsv(res: Response, name: string, rows: Table): void {
  setPrivateFileHeaders(res, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="hueco-${name}"` });
  // No formulas are escaped: negative amounts begin with a sign.
  res.end(stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ }));
}

/** An amount in euros with a decimal point. */
export const csvEuros = (cents: number): string => (cents / 100).toFixed(2);
