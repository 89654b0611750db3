import { sql } from 'kysely';
import { COUNT_CAP } from '../search/search-query.js';
/** What `totalCount` of such a list says. */
export const TOTAL_COUNT = `How many fit; counting stops at ${COUNT_CAP + 1}.`;
/** How many rows fit, as far as lists count: no list reads the whole of a large table. */
// The rows' own types do not matter here.
// oxlint-disable-next-line typescript/no-explicit-any
export async function countFound({ db }, found) {
    const { total } = await db
        .selectFrom(upToCap(found).as('found'))
        .select((eb) => eb.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
    return Number(total);
}
/** One row for each that fits, and no more than are counted. */
// oxlint-disable-next-line typescript/no-explicit-any
export const upToCap = (found) => found.select(sql `1`.as('one')).limit(COUNT_CAP + 1);
//# sourceMappingURL=count-found.js.map