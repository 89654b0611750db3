/** The calls of a day or an hour. */
export interface CallsRow {
  readonly key: string;
  /** Its label in the table. */
  readonly name: string;
  /** Its label below the bar. */
  readonly tick: string;
  /** The tooltip of its bar. */
  readonly tip: string;
  readonly calls: number;
  /** The calls that failed. */
  readonly errors: number;
  /** The text after the errors in its row of the table. */
  readonly more?: readonly string[];
}

/** A metric above the chart; `calls` and `errors` show the colour of their bars. */
export interface CallsMetric {
  readonly label: string;
  readonly value: string;
  readonly bar?: 'calls' | 'errors';
}

export interface CallsWords {
  readonly title: string;
  readonly text?: string;
  readonly chart: string;
  readonly none: string;
  readonly showTable: string;
  readonly showChart: string;
  /** Headings of the table's columns. */
  readonly columns: readonly [name: string, calls: string, errors: string, ...more: string[]];
}

/** More than 10% of the calls failed. */
export const hasManyErrors = ({ calls, errors }: Pick<CallsRow, 'calls' | 'errors'>): boolean => errors * 10 > calls;

/** The colour of each part of a bar. */
export const BAR_COLORS = { calls: 'arena.400', errors: 'fg.error' } as const;
