import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { whereSql, type Predicate } from './predicates.js';
import { Params, readRows } from './sql.js';

/** The indexes of filters that a space matches now and did not match with the previous values of its search row. */
export async function findNewlyMatching(
  em: SqlEntityManager,
  spaceId: string,
  previous: Readonly<Record<string, unknown>> | null,
  filters: readonly (readonly Predicate[])[],
): Promise<number[]> {
  if (filters.length === 0) return [];
  const params = new Params();
  const [id, before] = [params.add(spaceId), params.add(previous && JSON.stringify(previous))];
  const checks = filters.map((predicates, index) => {
    const where = whereSql(predicates, params);
    return `select ${index} as index where exists (select from fresh ${where}) and not exists (select from stale ${where})`;
  });
  const rows = await readRows<{ index: number }>(
    em,
    `with fresh as materialized (select * from space_search where id = ${id}),
       stale as materialized (select (jsonb_populate_record(f, ${before}::jsonb)).* from space_search f where f.id = ${id} and ${before}::jsonb is not null)
     ${checks.join(' union all ')}`,
    params,
  );
  return rows.map(({ index }) => index);
}

/** Spaces to check against one filter. */
export interface SpaceCheck {
  readonly predicates: readonly Predicate[];
  readonly spaceIds: readonly string[];
}

/** For each check, the spaces that match, in the order of a search. */
export async function filterMatching(em: SqlEntityManager, checks: readonly SpaceCheck[]): Promise<string[][]> {
  const params = new Params();
  const selects = checks.map(({ predicates, spaceIds }, index) => {
    const where = whereSql(predicates, params) || 'where true';
    return `(select ${index} as index, id from space_search ${where} and id = any(${params.add(spaceIds)}::uuid[]) order by rel desc, id)`;
  });
  const rows = await readRows<{ index: number; id: string }>(em, selects.join(' union all '), params);
  return checks.map((_, index) => rows.filter((row) => row.index === index).map(({ id }) => id));
}
