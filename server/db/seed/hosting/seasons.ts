/** Monday to Sunday: people look for space in the evening of Sunday and early in the week. */
const WEEKDAYS = [1.15, 1.05, 1, 0.95, 0.8, 0.85, 1.2];
/** January to December: moving house makes summer and September strong. */
const MONTHS = [0.95, 0.9, 1, 1, 1.05, 1.2, 1.25, 1.05, 1.3, 1.1, 0.95, 0.75];

/** How much people look for space on a day, beside a usual one. */
export function seasonOf(day: string): number {
  const at = new Date(`${day}T12:00:00Z`);
  return (WEEKDAYS[(at.getUTCDay() + 6) % 7] ?? 1) * (MONTHS[at.getUTCMonth()] ?? 1);
}
