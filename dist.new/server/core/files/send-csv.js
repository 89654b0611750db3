import { setPrivateFileHeaders } from './serve-file.js';
/** Answers a table as a file to download. Its rows may hold no text that somebody wrote: a sheet would run it as a formula. */
export function sendCsv(res, name, rows) {
    setPrivateFileHeaders(res, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="hueco-${name}"` });
    res.end(rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join(''));
}
/** An amount as a number of euros with a dot. */
export const csvEuros = (cents) => (cents / 100).toFixed(2);
function quoted(value) {
    const text = value === null ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
//# sourceMappingURL=send-csv.js.map