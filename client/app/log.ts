/** Logs a failure for developers only. */
export function logProblem(what: string, error: unknown): void {
  console.warn(what, error);
}
