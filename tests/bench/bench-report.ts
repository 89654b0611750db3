import { cpus, loadavg } from 'node:os';

/** One measurement, with the baseline that was interleaved with it. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly floor?: number;
  /** The target of the value, or of its ratio to the baseline. */
  readonly goal?: number;
  readonly goalIs?: 'value' | 'ratio';
  /** Higher is better. */
  readonly isLeast?: boolean;
}

/** The value below which this share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const shown = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(value < 10 ? 2 : value < 1_000 ? 1 : 0);

/** Whether the target is met; null if there is none. */
export function isMet({ value, floor = 1, goal, goalIs = 'value', isLeast = false }: Measure): boolean | null {
  if (goal === undefined) return null;
  const reached = goalIs === 'ratio' ? value / floor : value;
  return isLeast ? reached >= goal : reached <= goal;
}

/** A Markdown table, for docs/performance.md. */
export function tableOf(measures: readonly Measure[]): string {
  const lines = measures.map((measure) => {
    const { name, value, floor, goal, goalIs = 'value', isLeast } = measure;
    const ratio = floor === undefined ? '' : shown(value / floor);
    const aim = goal === undefined ? '' : `${isLeast ? '≥' : '≤'} ${goal}${goalIs === 'ratio' ? ' ×' : ''}`;
    const met = isMet(measure);
    return `| ${[name, shown(value), shown(floor), ratio, aim, met === null ? '' : met ? 'yes' : '**no**'].join(' | ')} |`;
  });
  return ['| What | Measured | Floor | Ratio | Goal | Met |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

/** The machine: ratios are comparable between machines, times are not. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}, Node ${process.versions.node}`;
