import { sql, type RawBuilder } from 'kysely';

/** Whether the block with alias `k` has a day in the half-open range. */
export function blocksDays(from: string, to: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('k.period')} && daterange(${from}::date, ${to}::date, '[)')`;
}
