/** Tells a failure that only developers need to know of. */
export function logProblem(what: string, error: unknown): void {
  console.warn(what, error);
}
