/** The calls of a day or an hour. */
export interface CallsRow {
  readonly key: string;
  /** Its name in the table. */
  readonly name: string;
  /** Its name below its bar. */
  readonly tick: string;
  /** What its bar says to a mouse. */
  readonly tip: string;
  readonly calls: number;
  /** Of the calls, those that went wrong. */
  readonly errors: number;
  /** What its row of the table says after the errors. */
  readonly more?: readonly string[];
}

/** A metric over the chart; `calls` and `errors` have the colour of their bars beside them. */
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
  /** Heads of the table's columns. */
  readonly columns: readonly [name: string, calls: string, errors: string, ...more: string[]];
}

/** More than one call in ten went wrong. */
export const isBad = ({ calls, errors }: Pick<CallsRow, 'calls' | 'errors'>): boolean => errors * 10 > calls;

/** The colour of each part of a bar. */
export const BAR_COLORS = { calls: 'arena.400', errors: 'fg.error' } as const;
