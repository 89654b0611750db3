import { whereSql } from './predicates.js';
import { Params, readRows } from './sql.js';
/** The filters, by their position, that a space matches now and did not match with the previous values of its search row. */
export async function findNewlyMatching(em, spaceId, previous, filters) {
    if (filters.length === 0)
        return [];
    const params = new Params();
    const [id, before] = [params.add(spaceId), params.add(previous && JSON.stringify(previous))];
    const checks = filters.map((predicates, index) => {
        const where = whereSql(predicates, params);
        return `select ${index} as index where exists (select from fresh ${where}) and not exists (select from stale ${where})`;
    });
    const rows = await readRows(em, `with fresh as materialized (select * from space_search where id = ${id}),
       stale as materialized (select (jsonb_populate_record(f, ${before}::jsonb)).* from space_search f where f.id = ${id} and ${before}::jsonb is not null)
     ${checks.join(' union all ')}`, params);
    return rows.map(({ index }) => index);
}
/** For each check, the spaces that match, in the order of a search. */
export async function filterMatching(em, checks) {
    const params = new Params();
    const selects = checks.map(({ predicates, spaceIds }, index) => {
        const where = whereSql(predicates, params) || 'where true';
        return `(select ${index} as index, id from space_search ${where} and id = any(${params.add(spaceIds)}::uuid[]) order by rel desc, id)`;
    });
    const rows = await readRows(em, selects.join(' union all '), params);
    return checks.map((_, index) => rows.filter((row) => row.index === index).map(({ id }) => id));
}
//# sourceMappingURL=check-spaces.js.map