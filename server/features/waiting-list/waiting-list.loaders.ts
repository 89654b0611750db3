import type DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { RequestContext } from '../../core/context.js';

/** The number of other people with an earlier place for some of the same days. */
export function aheadLoader(ctx: RequestContext): DataLoader<string, number> {
  return ctx.loaders.get<string, number>('waiting-places-ahead', async (ids) => {
    const rows = await ctx.db
      .selectFrom('WaitingPlace as w')
      .innerJoin('WaitingPlace as o', 'o.spaceId', 'w.spaceId')
      .select(['w.id', (eb) => eb.fn.count<string>('o.userId').distinct().as('count')])
      .where('w.id', 'in', ids)
      .whereRef('o.userId', '!=', 'w.userId')
      .where((eb) => sql<boolean>`${eb.ref('o.period')} && ${eb.ref('w.period')}`)
      .where(
        (eb) =>
          sql<boolean>`(${eb.ref('o.queuedAt')}, ${eb.ref('o.id')}) < (${eb.ref('w.queuedAt')}, ${eb.ref('w.id')})`,
      )
      .groupBy('w.id')
      .execute();
    const counts = new Map(rows.map(({ id, count }) => [id, Number(count)]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
}

/** The number of people who wait for future days of each space. */
export function waitingCountLoader(ctx: RequestContext): DataLoader<string, number> {
  return ctx.loaders.get<string, number>('space-waiting-counts', async (ids) => {
    const rows = await ctx.db
      .selectFrom('WaitingPlace')
      .select(['spaceId', (eb) => eb.fn.count<string>('userId').distinct().as('count')])
      .where('spaceId', 'in', ids)
      .where('from', '>=', ctx.clock.today())
      .groupBy('spaceId')
      .execute();
    const counts = new Map(rows.map(({ spaceId, count }) => [spaceId, Number(count)]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
}
