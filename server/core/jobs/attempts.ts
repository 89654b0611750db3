const SECOND_MS = 1000;
/** The queue waits no longer than after this many attempts. */
const LONGEST_AFTER = 10;

/** The pause of the queue after an attempt, in milliseconds; grows with each until the tenth. */
const pauseAfter = (attempt: number): number => Math.exp(Math.min(attempt, LONGEST_AFTER)) * SECOND_MS;

/** The attempts of a job whose last one comes at least this long after the first. */
export function attemptsOver(spanMs: number): number {
  let attempts = 1;
  for (let passed = 0; passed < spanMs; attempts++) passed += pauseAfter(attempts);
  return attempts;
}
