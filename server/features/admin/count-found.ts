import { sql, type SelectQueryBuilder } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import { COUNT_CAP } from '../search/search-query.js';

/** The description of `totalCount` in such lists. */
export const TOTAL_COUNT = `How many match; counting stops at ${COUNT_CAP + 1}.`;

/** Counts matching rows up to a limit: no list reads the whole of a large table. */
// The types of the rows do not matter here.
// oxlint-disable-next-line typescript/no-explicit-any
export async function countFound({ db }: Pick<ServiceContext, 'db'>, found: SelectQueryBuilder<any, any, any>) {
  const { total } = await db
    .selectFrom(upToCap(found).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Selects one row per match, up to the limit. */
// oxlint-disable-next-line typescript/no-explicit-any
export const upToCap = (found: SelectQueryBuilder<any, any, any>) =>
  found.select(sql<number>`1`.as('one')).limit(COUNT_CAP + 1);
