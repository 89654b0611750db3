import { sql, type Expression } from 'kysely';

/** The number of rows. */
export const COUNT = sql<number>`count(*)::int`;

/** The median time between two instants, in units of the given seconds; null without rows. */
export const medianTime = (from: Expression<unknown>, to: Expression<unknown>, seconds: number) =>
  sql<
    number | null
  >`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / ${sql.lit(seconds)})`;
