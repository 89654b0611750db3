const HOUR_MS = 3_600_000;
const hourInMadrid = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' });

/** The instant at which clocks in Madrid show a time of a day, wherever the reader's clock stands; `2027-03-04`, `10:30`. */
export function madridInstant(day: string, time: string): string {
  const written = new Date(`${day}T${time}Z`);
  // Madrid is an hour ahead of UTC, two in summer.
  const inWinter = new Date(written.getTime() - HOUR_MS);
  const isWinter = Number(hourInMadrid.format(inWinter)) === written.getUTCHours();
  return (isWinter ? inWinter : new Date(inWinter.getTime() - HOUR_MS)).toISOString();
}
