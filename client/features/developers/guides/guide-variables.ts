const STARTS_IN = 30;
const DAYS = 45;
const DAY_MS = 86_400_000;

const after = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** The days of the examples, which can be asked for whenever the page is read. */
export const exampleDays = (today: string): { from: string; to: string } => ({
  from: after(today, STARTS_IN),
  to: after(today, STARTS_IN + DAYS),
});

/** What the guides ask for, on the server and in the browser. */
export const guideVariables = (today: string) => ({ filter: { city: 'Madrid', ...exampleDays(today) } });
