import { sql } from 'kysely';
/** How many wait for some of the same days and come before each place. */
export function aheadLoader(ctx) {
    return ctx.loaders.get('waiting-places-ahead', async (ids) => {
        const rows = await ctx.db
            .selectFrom('WaitingPlace as w')
            .innerJoin('WaitingPlace as o', 'o.spaceId', 'w.spaceId')
            .select(['w.id', (eb) => eb.fn.countAll().as('count')])
            .where('w.id', 'in', ids)
            .where(sql `${sql.ref('o.period')} && ${sql.ref('w.period')}`)
            .where(sql `(${sql.ref('o.queuedAt')}, ${sql.ref('o.id')}) < (${sql.ref('w.queuedAt')}, ${sql.ref('w.id')})`)
            .groupBy('w.id')
            .execute();
        const counts = new Map(rows.map(({ id, count }) => [id, Number(count)]));
        return ids.map((id) => counts.get(id) ?? 0);
    });
}
/** How many people wait for days to come of each space. */
export function waitingCountLoader(ctx) {
    return ctx.loaders.get('space-waiting-counts', async (ids) => {
        const rows = await ctx.db
            .selectFrom('WaitingPlace')
            .select(['spaceId', (eb) => eb.fn.count('userId').distinct().as('count')])
            .where('spaceId', 'in', ids)
            .where('startsOn', '>=', ctx.clock.today())
            .groupBy('spaceId')
            .execute();
        const counts = new Map(rows.map(({ spaceId, count }) => [spaceId, Number(count)]));
        return ids.map((id) => counts.get(id) ?? 0);
    });
}
//# sourceMappingURL=waiting-list.loaders.js.map