const HOUR_MS = 3_600_000;
const hourInMadrid = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' });

/** The instant of a date and time in Madrid, whatever the reader's zone; `2027-03-04`, `10:30`. */
export function madridInstant(day: string, time: string): string {
  const written = new Date(`${day}T${time}Z`);
  // Madrid is one hour ahead of UTC, two in summer.
  const inWinter = new Date(written.getTime() - HOUR_MS);
  const isWinter = Number(hourInMadrid.format(inWinter)) === written.getUTCHours();
  return (isWinter ? inWinter : new Date(inWinter.getTime() - HOUR_MS)).toISOString();
}
