import type { SearchDialect } from './dialect.js';

/** Number of taken ranges with their own columns per row; further ones are in the list `more_taken`, first and last day in turn. */
export const RANGE_COLUMNS = 4;

const ranges = Array.from({ length: RANGE_COLUMNS }, (_, index) => index);

/** Placeholder of a text condition until the store, which has the word index, compiles it. The number is that of its bound value. */
export const WORDS_MARK = /\{\{words (\d+)\}\}/g;

/** DuckDB, on the columns created by `memory-table.ts`. */
export const memoryDialect: SearchDialect = {
  x: 'x',
  y: 'y',
  text: (value) => `regexp_replace(${value}::text, '[.]0$', '')`,
  // A fifth of the time of a list filter, which copies every block of rows.
  countIf: (condition) => `countif(${condition})`,
  // Bit-identical to PostgreSQL: a cursor of one engine may be continued by the other.
  distance: (x, y) => {
    const longer = `greatest(abs(x - ${x}), abs(y - ${y}))`;
    const share = `(least(abs(x - ${x}), abs(y - ${y})) / nullif(${longer}, 0))`;
    return `coalesce(${longer} * sqrt(1 + ${share} * ${share}), 0)`;
  },
  isInCircle: (x, y, radius) =>
    `(x between ${x} - ${radius} and ${x} + ${radius} and y between ${y} - ${radius} and ${y} + ${radius} and ${memoryDialect.distance(x, y)} <= ${radius})`,
  isInBox: (west, south, east, north) => `(x between ${west} and ${east} and y between ${south} and ${north})`,
  isTaken: (from, to) =>
    [
      ...ranges.map((index) => `(taken_from_${index} < ${to}::date and taken_to_${index} > ${from}::date)`),
      `(more_taken is not null and len(list_filter(more_taken, lambda day, i: i % 2 = 1 and day < ${to}::date and more_taken[i + 1] > ${from}::date)) > 0)`,
    ].join(' or '),
  mentions: (text) => `{{words ${text.slice(1)}}}`,
};
