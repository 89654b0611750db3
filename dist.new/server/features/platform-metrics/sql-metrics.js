import { sql } from 'kysely';
/** How many rows. */
export const COUNT = sql `count(*)::int`;
/** The median time between two columns, in units of so many seconds; null without rows. */
export const medianTime = (from, to, seconds) => sql `percentile_cont(0.5) within group (order by extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / ${sql.lit(seconds)})`;
//# sourceMappingURL=sql-metrics.js.map