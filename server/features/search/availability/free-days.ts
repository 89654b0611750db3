import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { Params, readRows } from '../sql.js';

/** The next free days of a space; without an end where nothing is booked or blocked after them. */
export interface FreeDays {
  readonly from: string;
  readonly until: string | null;
}

/** The first free days of published spaces, from today and the day they are offered from; one statement for all keys. */
export function freeDaysLoader(ctx: RequestContext): DataLoader<string, FreeDays | null> {
  return ctx.loaders.get<string, FreeDays | null>('free-days', async (ids) => {
    const params = new Params();
    const rows = await readRows<FreeDays & { id: string }>(
      ctx.em,
      `select id, day::text as "from", (select min(lower(taken)) from unnest(busy) taken where lower(taken) > day)::text as until
       from space_search, lateral (select greatest(available_from, ${params.add(ctx.clock.today())}::date) as start) first,
         lateral (select coalesce((select upper(taken) from unnest(busy) taken where taken @> start), start) as day) free
       where id = any(${params.add(ids)}::uuid[])`,
      params,
    );
    const days = new Map(rows.map(({ id, from, until }) => [id, { from, until }]));
    return ids.map((id) => days.get(id) ?? null);
  });
}
