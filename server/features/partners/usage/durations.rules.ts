/** Upper bounds of the histogram, milliseconds; longer durations count in the last bucket. */
export const DURATION_STEPS: readonly number[] = [
  5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000, 15000,
];

/** Adds a duration to its bucket. */
export function countDuration(counts: number[], milliseconds: number): void {
  const found = DURATION_STEPS.findIndex((bound) => milliseconds <= bound);
  const step = found === -1 ? DURATION_STEPS.length - 1 : found;
  counts[step] = (counts[step] ?? 0) + 1;
}

/** The sum of two histograms. */
export const addDurations = (some: readonly number[], others: readonly number[]): number[] =>
  DURATION_STEPS.map((_, step) => (some[step] ?? 0) + (others[step] ?? 0));

/** A percentile of durations, rounded up to its bucket; null without calls. */
export function quantile(counts: readonly number[], share: number): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  const step = counts.findIndex((count) => (seen += count) >= all * share);
  return DURATION_STEPS[step] ?? null;
}
