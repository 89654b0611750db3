import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';

/** How many spaces that can be seen came to fit each saved search since its owner last looked, by uuid. */
export function newCountLoader(ctx: RequestContext): DataLoader<string, number> {
  return ctx.loaders.get<string, number>('saved-search-new-counts', async (ids) => {
    const rows = await ctx.em.execute<{ id: string; count: number }[]>(
      `select q.id, count(*)::int as count from saved_searches q join saved_search_matches m on m.search_id = q.id and m.matched_at > q.seen_at
         join space_search r on r.id = m.space_id where q.id = any(?::uuid[]) group by q.id`,
      [`{${ids.join(',')}}`],
    );
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
}
