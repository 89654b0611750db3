/** What one visit measured; times in milliseconds. */
export interface Run extends Metrics {
  /** Audits outside speed that found something. */
  readonly missed: readonly string[];
  /** The whole report, for people who look for causes. */
  readonly report: object;
}

export interface Metrics {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly fcp: number;
  readonly speedIndex: number;
  /** How fast the machine was meanwhile; a quiet one is steady, a busy one sinks. */
  readonly benchmarkIndex: number;
}

type Metric = keyof Metrics;

const COLUMNS: readonly Metric[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'lcp',
  'cls',
  'tbt',
  'fcp',
  'speedIndex',
  'benchmarkIndex',
];
const LEAST: Partial<Metrics> = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST: Partial<Metrics> = { lcp: 2_200, cls: 0.02, tbt: 200 };
/** Beside its map a search may take longer. */
const LEAST_OF_SEARCH = 85;

/** The middle one of several visits, metric by metric. */
export function medians(runs: readonly Metrics[]): Metrics {
  const middle = (metric: Metric): number =>
    runs.map((run) => run[metric]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return Object.fromEntries(COLUMNS.map((metric) => [metric, middle(metric)])) as unknown as Metrics;
}

/** The metrics of U6 that a page does not reach. */
export function missedMetrics(page: string, metrics: Metrics): Metric[] {
  const least = { ...LEAST, ...(page === 'search' ? { performance: LEAST_OF_SEARCH } : {}) };
  return COLUMNS.filter(
    (metric) => !(metrics[metric] >= (least[metric] ?? -Infinity) && metrics[metric] <= (MOST[metric] ?? Infinity)),
  );
}

/** All pages side by side; what is missed bears a mark. */
export function table(pages: Readonly<Record<string, Metrics>>): string {
  const rows = Object.entries(pages).map(([page, metrics]) => {
    const missed = missedMetrics(page, metrics);
    return [
      page,
      ...COLUMNS.map((metric) => `${shown(metric, metrics[metric])}${missed.includes(metric) ? ' ✘' : ''}`),
    ];
  });
  return [['page', ...COLUMNS], ...rows].map((cells) => cells.map((cell) => cell.padStart(14)).join(' ')).join('\n');
}

function shown(metric: Metric, value: number): string {
  return metric === 'cls' ? value.toFixed(3) : String(Math.round(value));
}
