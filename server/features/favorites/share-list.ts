import { randomUUID } from 'node:crypto';
import { pageOfWindow, windowOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import {
  cursorOf,
  isInWindow,
  newestFirst,
  newestFirstKey,
  type NewestFirstKey,
} from '../../core/graphql/newest-first.js';
import { displayNameOf } from '../accounts/person-name.js';
import { isPublicSpace } from '../spaces/public-spaces.js';
import { loadSpaces } from '../spaces/space.loaders.js';
import type { FavoriteListRow, SharedListRow, SharedSpacesConnection } from './favorite-list.types.js';
import { findList, ownList } from './my-lists.js';
import { shareIdOf } from './share-token.js';

/** Lets anyone with its link read a list; a shared list keeps its link. */
export async function shareList(ctx: SignedInContext, id: string): Promise<FavoriteListRow> {
  const list = await ownList(ctx, id);
  await ctx.db
    .updateTable('FavoriteList')
    .set({ shareId: randomUUID() })
    .where('id', '=', list.id)
    .where('userId', '=', ctx.viewer.id)
    .where('shareId', 'is', null)
    .execute();
  return findList(ctx, list.id);
}

/** Revokes a list's link permanently: sharing it again creates another one. */
export async function unshareList(ctx: SignedInContext, id: string): Promise<FavoriteListRow> {
  const list = await ownList(ctx, id);
  await ctx.db
    .updateTable('FavoriteList')
    .set({ shareId: null })
    .where('id', '=', list.id)
    .where('userId', '=', ctx.viewer.id)
    .execute();
  return findList(ctx, list.id);
}

/** The list of a link; null when there is none, or its owner is suspended or erased. */
export async function sharedList(ctx: RequestContext, token: string): Promise<SharedListRow | null> {
  const shareId = shareIdOf(ctx.config, token);
  if (!shareId) return null;
  const row = await ctx.db
    .selectFrom('FavoriteList as l')
    .innerJoin('User as u', 'u.id', 'l.userId')
    .select(['l.id', 'l.name', 'u.fullName'])
    .select((eb) =>
      eb
        .selectFrom('Favorite as f')
        .innerJoin('Space as s', 's.id', 'f.spaceId')
        .select(eb.fn.countAll<string>().as('count'))
        .whereRef('f.listId', '=', 'l.id')
        .where(isPublicSpace)
        .as('shown'),
    )
    .where('l.shareId', '=', shareId)
    .where('u.suspendedAt', 'is', null)
    .where('u.erasedAt', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, ownerName: displayNameOf(row.fullName), count: Number(row.shown) } : null;
}

const ORDER = 'shared-favorites';

/** The public spaces of a shared list, newest first. */
export async function sharedSpaces(
  ctx: RequestContext,
  listId: string,
  page: PageArgs,
): Promise<SharedSpacesConnection> {
  const window = windowOf(ctx, page);
  const rows = await ctx.db
    .selectFrom('Favorite as f')
    .innerJoin('Space as s', 's.id', 'f.spaceId')
    .select((eb) => newestFirstKey(eb, 'f.createdAt'))
    .select('f.spaceId')
    .where('f.listId', '=', listId)
    .where(isPublicSpace)
    .where((eb) => isInWindow(eb, 'f.createdAt', ORDER, window))
    .orderBy('f.createdAt', newestFirst(window))
    .orderBy('f.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const spaces = await loadSpaces(
    ctx,
    rows.map(({ spaceId }) => spaceId),
  );
  const shown = spaces.map((node, place) => ({ cursor: cursorOf(ORDER, rows[place] as NewestFirstKey), node }));
  return pageOfWindow(shown, window, (edge) => edge);
}
