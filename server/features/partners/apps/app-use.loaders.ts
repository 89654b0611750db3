import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { isInForce } from '../oauth/grants.js';

interface AppUse {
  readonly userCount: number;
  readonly lastUsedAt: Date | null;
}

const UNUSED: AppUse = { userCount: 0, lastUsedAt: null };

/** The number of people with a consent for an app, and its last call, for all apps that an operation reads. */
export function appUseLoader(ctx: RequestContext): DataLoader<string, AppUse> {
  return ctx.loaders.get<string, AppUse>('app-use', async (ids) => {
    const rows = await ctx.db
      .selectFrom('AppGrant as g')
      .innerJoin('User as u', 'u.id', 'g.userId')
      .select(({ fn }) => [
        'g.appId',
        fn.countAll<string>().filterWhere(isInForce(ctx.clock.now())).as('count'),
        fn.max('g.lastUsedAt').as('lastUsedAt'),
      ])
      .where('g.appId', 'in', ids)
      .groupBy('g.appId')
      .execute();
    const byId = new Map(
      rows.map(({ appId, count, lastUsedAt }) => [appId, { userCount: Number(count), lastUsedAt: lastUsedAt ?? null }]),
    );
    return ids.map((id) => byId.get(id) ?? UNUSED);
  });
}
