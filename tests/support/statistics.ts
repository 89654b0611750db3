export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that a given percentage does not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The probability that two samples of one distribution differ this much or more (Mann-Whitney U, two-sided, normal approximation). */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  let wins = 0;
  for (const a of one) for (const b of other) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const pairs = one.length * other.length;
  const z = Math.abs(wins - pairs / 2) / Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
  return 2 * upperTail(z);
}

/** The share of random permutations of the same values whose medians are at least as far apart. */
export function chanceOfMedianGap(one: readonly number[], other: readonly number[], deals = 1000): number {
  const gapOf = (a: readonly number[], b: readonly number[]): number => Math.abs(median(a) - median(b));
  const all = [...one, ...other];
  const actual = gapOf(one, other);
  let asFar = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let i = all.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [all[i], all[j]] = [all[j] ?? Number.NaN, all[i] ?? Number.NaN];
    }
    if (gapOf(all.slice(0, one.length), all.slice(one.length)) >= actual) asFar++;
  }
  return asFar / deals;
}

/** The upper tail of the standard normal distribution (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
