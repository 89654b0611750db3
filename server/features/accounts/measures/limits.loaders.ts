import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { isOpenLimit } from './limits.js';
import type { LimitKind } from './measure-codes.js';

/** Whether the staff limit this part of the product for a person now. */
export function limitLoader(ctx: RequestContext, kind: LimitKind): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>(`limits:${kind}`, async (userIds) => {
    const rows = await ctx.db
      .selectFrom('AccountMeasure as m')
      .select('m.userId')
      .where('m.userId', 'in', userIds)
      .where('m.kind', '=', kind)
      .where(isOpenLimit(ctx.clock.now()))
      .execute();
    const limited = new Set(rows.map(({ userId }) => userId));
    return userIds.map((id) => limited.has(id));
  });
}
