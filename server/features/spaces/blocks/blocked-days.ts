import { sql, type RawBuilder } from 'kysely';
import { columnRef } from '../../../database.js';

/** Whether the block with alias `k` has a day in the half-open range. */
export function blocksDays(from: string, to: string): RawBuilder<boolean> {
  return sql<boolean>`${columnRef<'SpaceBlock'>('k.period')} && daterange(${from}::date, ${to}::date, '[)')`;
}
