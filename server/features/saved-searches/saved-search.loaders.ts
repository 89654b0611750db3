import type DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { RequestContext } from '../../core/context.js';
import { filterMatching } from '../search/check-spaces.js';
import { toCurrentPredicates } from './filter-columns.js';

/** Number of public spaces that match each saved search and were found since its owner last saw the results, by uuid. */
export function newCountLoader(ctx: RequestContext): DataLoader<string, number> {
  return ctx.loaders.get<string, number>('saved-search-new-counts', async (ids) => {
    const unseen = await ctx.db
      .selectFrom('SavedSearch as q')
      .innerJoin('SavedSearchMatch as m', (join) =>
        join.onRef('m.searchId', '=', 'q.id').onRef('m.matchedAt', '>', 'q.seenAt'),
      )
      .select((eb) => ['q.id', 'q.filter', sql<string[]>`json_agg(${eb.ref('m.spaceId')})`.as('spaces')])
      .where('q.id', 'in', ids)
      .groupBy('q.id')
      .execute();
    // A space may have changed since it was found.
    const checks = unseen.map(({ filter, spaces }) => ({
      predicates: toCurrentPredicates(ctx, filter),
      spaceIds: spaces,
    }));
    const matching = checks.length > 0 ? await filterMatching(ctx.em, checks) : [];
    const counts = new Map(unseen.map(({ id }, index) => [id, matching[index]?.length ?? 0]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
}
