/** Durations in milliseconds, and in seconds where a header, a token or a provider counts in those. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const HOUR_S = HOUR_MS / 1000;
export const DAY_S = DAY_MS / 1000;
