import { pageOfWindow, windowOf, type PageArgs } from '../../core/graphql/connection.js';
import type { SignedInContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../core/graphql/newest-first.js';
import { isPublicSpace } from '../spaces/public-spaces.js';
import type { FavoriteConnection, FavoriteRow } from './favorite.types.js';
import { ownList } from './my-lists.js';

const NEWEST_FIRST = 'favorites';
/** Twenty lists of a hundred. */
const MOST_IDS = 2000;

const COLUMNS = ['f.spaceId', 'f.note', 'f.notifyPriceDrop', 'f.priceAtSaveCents', 'f.createdAt'] as const;

/**
 * The favorites of one of the viewer's lists (by default the default one), newest first. Non-public spaces are hidden, and reappear once
 * they are public again.
 */
export async function myFavorites(
  ctx: SignedInContext,
  listId: string | null,
  page: PageArgs,
): Promise<FavoriteConnection> {
  const window = windowOf(ctx, page);
  const list = listId && (await ownList(ctx, listId)).id;
  const rows = await ctx.db
    .selectFrom('Favorite as f')
    .innerJoin('Space as s', 's.id', 'f.spaceId')
    .innerJoin('FavoriteList as l', 'l.id', 'f.listId')
    .select((eb) => newestFirstKey(eb, 'f.createdAt'))
    .select(COLUMNS)
    .where('l.userId', '=', ctx.viewer.id)
    .where((eb) => (list ? eb('l.id', '=', list) : eb('l.name', 'is', null)))
    .where(isPublicSpace)
    .where((eb) => isInWindow(eb, 'f.createdAt', NEWEST_FIRST, window))
    .orderBy('f.createdAt', newestFirst(window))
    .orderBy('f.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  return pageOfWindow(rows, window, (row) => ({ cursor: cursorOf(NEWEST_FIRST, row), node: row }));
}

/** One of the viewer's own favorites by uuid; null for all others. */
export async function findFavorite(ctx: SignedInContext, id: string): Promise<FavoriteRow | null> {
  const query = ctx.db
    .selectFrom('Favorite as f')
    .select(['f.id', ...COLUMNS])
    .where('f.id', '=', id)
    .where('f.userId', '=', ctx.viewer.id);
  return (await query.executeTakeFirst()) ?? null;
}

/** The API ids of all favorite spaces of the viewer, newest first, in one light query. */
export async function favoriteIds(ctx: SignedInContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('Favorite')
    .select('spaceId')
    .where('userId', '=', ctx.viewer.id)
    .groupBy('spaceId')
    .orderBy((eb) => eb.fn.max('createdAt'), 'desc')
    .orderBy('spaceId')
    .limit(MOST_IDS)
    .execute();
  return rows.map(({ spaceId }) => toGlobalId('Space', spaceId));
}
