/** Monday to Sunday: people search on Sunday evenings and early in the week. */
const WEEKDAYS = [1.15, 1.05, 1, 0.95, 0.8, 0.85, 1.2];
/** January to December: demand peaks in summer and September, when people move house. */
const MONTHS = [0.95, 0.9, 1, 1, 1.05, 1.2, 1.25, 1.05, 1.3, 1.1, 0.95, 0.75];

/** Demand on a day, relative to an ordinary one. */
export function seasonOf(day: string): number {
  const at = new Date(`${day}T12:00:00Z`);
  return (WEEKDAYS[(at.getUTCDay() + 6) % 7] ?? 1) * (MONTHS[at.getUTCMonth()] ?? 1);
}
