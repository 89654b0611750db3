import type { Spec } from './bench-queries.js';

/** One call: milliseconds over HTTP, and of its SQL alone. */
export interface Sample {
  readonly index: number;
  readonly app: number;
  readonly sql: number;
}

export interface ClassResult {
  readonly name: string;
  readonly count: number;
  readonly app: { readonly p50: number; readonly p95: number };
  readonly sql: { readonly p50: number; readonly p95: number };
  /** p95 of the page is at most three times that of its SQL, and 3 ms. */
  readonly isWithin: boolean;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function spread(values: number[]): { p50: number; p95: number } {
  const sorted = values.sort((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}

function bestOfRounds(samples: readonly Sample[]): Sample[] {
  const best = new Map<number, Sample>();
  for (const sample of samples) {
    const met = best.get(sample.index) ?? sample;
    best.set(sample.index, {
      index: sample.index,
      app: Math.min(met.app, sample.app),
      sql: Math.min(met.sql, sample.sql),
    });
  }
  return [...best.values()];
}

/** Percentiles of every class of calls, each call by the best of its rounds: what a busy neighbour adds to one of them says nothing of us. */
export function summarise(specs: readonly Spec[], samples: readonly Sample[]): ClassResult[] {
  const byClass = new Map<string, Sample[]>();
  for (const sample of bestOfRounds(samples)) {
    for (const name of specs[sample.index]?.classes ?? []) byClass.set(name, [...(byClass.get(name) ?? []), sample]);
  }
  const results = [...byClass].map(([name, list]): ClassResult => {
    const app = spread(list.map((sample) => sample.app));
    const sql = spread(list.map((sample) => sample.sql));
    return { name, count: list.length, app, sql, isWithin: app.p95 <= 3 * sql.p95 + 3 };
  });
  return results.sort((a, b) => a.name.localeCompare(b.name));
}

const cell = (value: number): string => value.toFixed(value < 10 ? 2 : 1).padStart(8);

/** One line a class. */
export function resultTable(results: readonly ClassResult[]): string {
  const head = `${'class'.padEnd(26)}${'calls'.padStart(6)}${'SQL p50'.padStart(9)}${'p95'.padStart(8)}${'page p50'.padStart(10)}${'p95'.padStart(8)}${'ratio p95'.padStart(11)}${'allowed'.padStart(9)}`;
  const lines = results.map(
    ({ name, count, app, sql, isWithin }) =>
      `${name.padEnd(26)}${String(count).padStart(6)} ${cell(sql.p50)}${cell(sql.p95)}  ${cell(app.p50)}${cell(app.p95)}   ${cell(app.p95 / sql.p95)} ${cell(3 * sql.p95 + 3)}${isWithin ? '' : '  LATE'}`,
  );
  return [head, ...lines].join('\n');
}

/** How the page's p95 grows from the first size to the last. */
export function growthTable(sizes: readonly number[], results: readonly (readonly ClassResult[])[]): string {
  const [first = [], last = []] = [results[0], results.at(-1)];
  const lines = first.flatMap((one) => {
    const other = last.find(({ name }) => name === one.name);
    return other
      ? [`${one.name.padEnd(26)}${cell(other.app.p95 / one.app.p95)}${cell(other.sql.p95 / one.sql.p95)}`]
      : [];
  });
  const times = ((sizes.at(-1) ?? 0) / (sizes[0] ?? 1)).toLocaleString('en');
  return [
    `\nGrowth of p95 with ${times} times the spaces`,
    `${'class'.padEnd(26)}${'page'.padStart(8)}${'SQL'.padStart(8)}`,
    ...lines,
  ].join('\n');
}
