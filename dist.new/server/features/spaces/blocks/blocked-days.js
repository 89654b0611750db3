import { sql } from 'kysely';
/** Whether the block with alias `k` has a day in the half-open range. */
export function blocksDays(from, to) {
    return sql `${sql.ref('k.period')} && daterange(${from}::date, ${to}::date, '[)')`;
}
//# sourceMappingURL=blocked-days.js.map