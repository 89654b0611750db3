/**
 * SQL that differs between the two search engines. Arguments are placeholders of bound values, results are SQL expressions on a search row.
 */
export interface SearchDialect {
  /** Coordinates on the plane, in km. */
  readonly x: string;
  readonly y: string;
  /** A value as text, without losing a digit; the same text in both. */
  text(value: string): string;
  /** The aggregate that counts rows for which a condition is true. */
  countIf(condition: string): string;
  /** Distance in km on the plane from a point. */
  distance(x: string, y: string): string;
  isInCircle(x: string, y: string, radius: string): string;
  isInBox(west: string, south: string, east: string, north: string): string;
  /** Whether a booking or a block takes any day of the half-open range. */
  isTaken(from: string, to: string): string;
  /** Whether its texts match a query, parsed as a web search. */
  mentions(text: string): string;
}

/** PostgreSQL, on the indexes of `space_search`. */
export const postgresDialect: SearchDialect = {
  x: 'pt[0]',
  y: 'pt[1]',
  text: (value) => `${value}::text`,
  countIf: (condition) => `count(*) filter (where ${condition})`,
  distance: (x, y) => `pt <-> point(${x}, ${y})`,
  isInCircle: (x, y, radius) => `pt <@ circle(point(${x}, ${y}), ${radius})`,
  isInBox: (west, south, east, north) => `pt <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
  isTaken: (from, to) => `busy && daterange(${from}::date, ${to}::date)`,
  mentions: (text) => `tsv @@ websearch_to_tsquery('spanish', immutable_unaccent(${text}))`,
};
