import { toAppError } from '../../../apollo/app-error';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/* A lost connection may recover, and a first call still running soon has its response. */
const WAITS_MS: Partial<Record<string, readonly number[]>> = {
  NETWORK: [800, 2500],
  SERVICE_UNAVAILABLE: [1000, 2500, 5000],
  IDEMPOTENCY_IN_PROGRESS: [700, 1500, 3000, 5000],
};

/** Retries an idempotent call until there is a response. Throws the last failure. */
export async function retryUntilReached<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const pause = WAITS_MS[toAppError(error).code]?.[tries];
      if (pause === undefined) throw error;
      await wait(pause);
    }
  }
}
