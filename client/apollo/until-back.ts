import { toAppError } from './app-error';

/* A killed database is back within ten seconds. */
const WAITS_MS = [1_000, 2_000, 4_000, 5_000];

/** How long to wait before trying a safe call for the `attempt`th time again; undefined when its failure does not pass by itself, or lasts too long. */
export function waitUntilBack(error: unknown, attempt: number): number | undefined {
  return toAppError(error).code === 'SERVICE_UNAVAILABLE' ? WAITS_MS[attempt - 1] : undefined;
}

/** Repeats a call that is safe to repeat while the server says that it is unavailable. Throws the last failure. */
export async function untilBack<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const wait = waitUntilBack(error, attempt);
      if (wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
