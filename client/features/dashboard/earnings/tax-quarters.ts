/** A quarter of a year. */
export interface Quarter {
  year: number;
  quarter: number;
}

const QUARTERS_SHOWN = 4;

/** The quarter of a day and the previous ones, newest first. */
export function lastQuarters(today: string): Quarter[] {
  const now = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return Array.from({ length: QUARTERS_SHOWN }, (_, before) => ({
    year: Math.floor((now - before) / 4),
    quarter: ((now - before) % 4) + 1,
  }));
}
