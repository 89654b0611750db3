import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';

interface AppNames {
  readonly name: string;
  readonly website: string;
}

/** The names of the apps of grants, for all that an operation reads. */
export function appOfGrantLoader(ctx: RequestContext): DataLoader<string, AppNames> {
  return ctx.loaders.get<string, AppNames>('apps-of-grants', async (ids) => {
    const rows = await ctx.db
      .selectFrom('PartnerApp')
      .select(['id', 'name', 'website'])
      .where('id', 'in', ids)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error(`app not found: ${id}`));
  });
}
