import { DAY_MS } from '../../../ui/time/durations';

const STARTS_IN = 30;
const DAYS = 45;

const after = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** The days of the examples, always in the future. */
export const exampleDays = (today: string): { from: string; to: string } => ({
  from: after(today, STARTS_IN),
  to: after(today, STARTS_IN + DAYS),
});

/** Variables of the guides' query, on the server and in the browser. */
export const guideVariables = (today: string) => ({ filter: { city: 'Madrid', ...exampleDays(today) } });
