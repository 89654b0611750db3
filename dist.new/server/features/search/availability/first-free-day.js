import { Params, readRows } from '../sql.js';
/** The first day from today on that a published space is offered and not taken; one statement for all that ask. */
export function firstFreeDayLoader(ctx) {
    return ctx.loaders.get('first-free-day', async (ids) => {
        const params = new Params();
        const rows = await readRows(ctx.em, `select id, coalesce((select upper(taken) from unnest(busy) taken where taken @> start), start)::text as day
       from space_search, lateral (select greatest(available_from, ${params.add(ctx.clock.today())}::date) as start) first
       where id = any(${params.add(ids)}::uuid[])`, params);
        const days = new Map(rows.map(({ id, day }) => [id, day]));
        return ids.map((id) => days.get(id) ?? null);
    });
}
//# sourceMappingURL=first-free-day.js.map