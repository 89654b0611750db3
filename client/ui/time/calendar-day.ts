/** A day of an address as YYYY-MM-DD; null for a text that is none. */
export function readCalendarDay(raw: string | null): string | null {
  if (!raw || !/^\d{4}-\d\d-\d\d$/.test(raw)) return null;
  const day = new Date(`${raw}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : null;
}
