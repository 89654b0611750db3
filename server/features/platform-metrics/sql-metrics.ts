import { sql } from 'kysely';

/** The number of rows. */
export const COUNT = sql<number>`count(*)::int`;

/** The median time between two columns, in units of the given seconds; null without rows. */
export const medianTime = (from: string, to: string, seconds: number) =>
  sql<
    number | null
  >`percentile_cont(0.5) within group (order by extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / ${sql.lit(seconds)})`;
