/** Formats `2027-04-05` as `05/04/2027`. */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('/');

/** Parses a typed date into `YYYY-MM-DD`; null if it is invalid. */
export function readDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text.trim()) ?? [];
  if (!year) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}
