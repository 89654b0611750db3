import { toAppError } from './app-error';

/* A killed database is back within ten seconds. */
const DELAYS_MS = [1_000, 2_000, 4_000, 5_000];

/* Points of the API are back within seconds; a longer pause is reported to the user. */
const LONGEST_PAUSE_S = 10;

/** The delay before a safe call is retried; undefined when the failure is permanent or the attempts are used up. */
export function retryDelayMs(error: unknown, attempt: number): number | undefined {
  const { code, params } = toAppError(error);
  const isShortPause = code === 'RATE_LIMITED' && (params.retryAfterSeconds as number) <= LONGEST_PAUSE_S;
  return isShortPause || code === 'SERVICE_UNAVAILABLE' ? DELAYS_MS[attempt - 1] : undefined;
}

/** Retries an idempotent call while the server reports that it is unavailable or that points are used up. Throws the last failure. */
export async function retryWithBackoff<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const delay = retryDelayMs(error, attempt);
      if (delay === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
