/** A day of a URL as YYYY-MM-DD; null if it is invalid. */
export function readCalendarDay(raw: string | null): string | null {
  if (!raw || !/^\d{4}-\d\d-\d\d$/.test(raw)) return null;
  const day = new Date(`${raw}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : null;
}
