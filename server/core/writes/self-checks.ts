import type { Database } from '../../database.js';
import type { ServiceContext } from '../context.js';
import type { SelfCheck, SelfCheckKind } from './self-check.entity.js';

type Check = Pick<SelfCheck, 'kind' | 'checkedAt' | 'itemCount' | 'brokenAt'>;

/** Stores the result of a check in place of the previous one. */
export async function recordSelfCheck({ db }: { readonly db: Database }, { kind, ...found }: Check): Promise<void> {
  await db
    .insertInto('SelfCheck')
    .values({ kind, ...found })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(found))
    .execute();
}

/** The last checks by kind; a kind that never ran is missing. */
export async function lastSelfChecks({ db }: Pick<ServiceContext, 'db'>): Promise<ReadonlyMap<SelfCheckKind, Check>> {
  const rows = await db.selectFrom('SelfCheck').select(['kind', 'checkedAt', 'itemCount', 'brokenAt']).execute();
  return new Map(rows.map((row) => [row.kind, row]));
}
