import { toAppError } from './app-error';

/* A killed database is back within ten seconds. */
const DELAYS_MS = [1_000, 2_000, 4_000, 5_000];

/** The delay before a safe call is retried; undefined when the failure is permanent or the attempts are used up. */
export function retryDelayMs(error: unknown, attempt: number): number | undefined {
  return toAppError(error).code === 'SERVICE_UNAVAILABLE' ? DELAYS_MS[attempt - 1] : undefined;
}

/** Retries an idempotent call while the server reports that it is unavailable. Throws the last failure. */
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
