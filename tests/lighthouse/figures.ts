/** What one visit measured; times in milliseconds. */
export interface Run extends Figures {
  /** Audits outside speed that found something. */
  readonly missed: readonly string[];
  /** The whole report, for whoever looks for causes. */
  readonly report: object;
}

export interface Figures {
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

type Figure = keyof Figures;

const COLUMNS: readonly Figure[] = [
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
const LEAST: Partial<Figures> = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST: Partial<Figures> = { lcp: 2_200, cls: 0.02, tbt: 200 };
/** Beside its map a search may take longer. */
const LEAST_OF_SEARCH = 85;

/** The middle one of several visits, figure by figure. */
export function medians(runs: readonly Figures[]): Figures {
  const middle = (figure: Figure): number =>
    runs.map((run) => run[figure]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return Object.fromEntries(COLUMNS.map((figure) => [figure, middle(figure)])) as unknown as Figures;
}

/** The figures of U6 that a page does not reach. */
export function missedFigures(page: string, figures: Figures): Figure[] {
  const least = { ...LEAST, ...(page === 'search' ? { performance: LEAST_OF_SEARCH } : {}) };
  return COLUMNS.filter(
    (figure) => !(figures[figure] >= (least[figure] ?? -Infinity) && figures[figure] <= (MOST[figure] ?? Infinity)),
  );
}

/** All pages side by side; what is missed bears a mark. */
export function table(pages: Readonly<Record<string, Figures>>): string {
  const rows = Object.entries(pages).map(([page, figures]) => {
    const missed = missedFigures(page, figures);
    return [
      page,
      ...COLUMNS.map((figure) => `${shown(figure, figures[figure])}${missed.includes(figure) ? ' ✘' : ''}`),
    ];
  });
  return [['page', ...COLUMNS], ...rows].map((cells) => cells.map((cell) => cell.padStart(14)).join(' ')).join('\n');
}

function shown(figure: Figure, value: number): string {
  return figure === 'cls' ? value.toFixed(3) : String(Math.round(value));
}
