import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { Params, readRows } from '../sql.js';

/** The next days of a space that can be booked; without an end where nothing is booked or blocked after them. */
export interface FreeDays {
  readonly from: string;
  readonly until: string | null;
}

/** The first free days of published spaces that are as many as their minimum stay, from today and the day they are offered from; one statement for all keys. */
export function freeDaysLoader(ctx: RequestContext): DataLoader<string, FreeDays | null> {
  return ctx.loaders.get<string, FreeDays | null>('free-days', async (ids) => {
    const params = new Params();
    const rows = await readRows<FreeDays & { id: string }>(
      ctx.em,
      `select id, lower(free)::text as "from", upper(free)::text as until
       from space_search, lateral (
         select free from unnest(datemultirange(daterange(greatest(available_from, ${params.add(ctx.clock.today())}::date), null)) - busy) free
         where upper_inf(free) or upper(free) - lower(free) >= min_days order by free limit 1) first
       where id = any(${params.add(ids)}::uuid[])`,
      params,
    );
    const days = new Map(rows.map(({ id, from, until }) => [id, { from, until }]));
    return ids.map((id) => days.get(id) ?? null);
  });
}
