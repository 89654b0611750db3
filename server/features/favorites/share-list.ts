import { clampFirst, pageOf } from '../../core/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { afterCursor, cursorOf, keyColumns, type NewestFirstKey } from '../../core/newest-first.js';
import { displayNameOf } from '../accounts/person-name.js';
import { IS_PUBLIC } from '../spaces/public-spaces.js';
import { loadSpaces } from '../spaces/space.loaders.js';
import type { FavoriteListRow, SharedListRow, SharedSpacesConnection } from './favorite-list.types.js';
import { findList, ownList } from './my-lists.js';
import { shareIdOf } from './share-token.js';

/** Lets whoever has its link read a list; one that is shared keeps its link. */
export async function shareList(ctx: SignedInContext, id: string): Promise<FavoriteListRow> {
  const list = await ownList(ctx, id);
  await ctx.em.execute('update favorite_lists set share_id = gen_random_uuid() where id = ? and user_id = ? and share_id is null', [list.id, ctx.viewer.id]);
  return findList(ctx, list.id);
}

/** Takes a list's link back for good: sharing it anew makes another one. */
export async function unshareList(ctx: SignedInContext, id: string): Promise<FavoriteListRow> {
  const list = await ownList(ctx, id);
  await ctx.em.execute('update favorite_lists set share_id = null where id = ? and user_id = ?', [list.id, ctx.viewer.id]);
  return findList(ctx, list.id);
}

/** The list behind a link; null when there is none, or its owner may not be here. */
export async function sharedList(ctx: RequestContext, token: string): Promise<SharedListRow | null> {
  const shareId = shareIdOf(ctx.config, token);
  if (!shareId) return null;
  const [row] = await ctx.em.execute<{ id: string; name: string | null; full_name: string; shown: number }[]>(
    `select l.id, l.name, u.full_name,
       (select count(*)::int from favorites f join spaces s on s.id = f.space_id where f.list_id = l.id and ${IS_PUBLIC}) as shown
     from favorite_lists l join users u on u.id = l.user_id where l.share_id = ? and u.suspended_at is null and u.erased_at is null`,
    [shareId],
  );
  return row ? { id: row.id, name: row.name, ownerName: displayNameOf(row.full_name), count: row.shown } : null;
}

const ORDER = 'shared-favorites';

interface Row extends NewestFirstKey {
  readonly space_id: string;
}

/** What of a shared list can be seen now, newest first. */
export async function sharedSpaces(ctx: RequestContext, listId: string, { first, after }: { first: number | null; after: string | null }): Promise<SharedSpacesConnection> {
  const size = clampFirst(first);
  const position = afterCursor(ORDER, 'f', after);
  const rows = await ctx.em.execute<Row[]>(
    `select ${keyColumns('f')}, f.space_id from favorites f join spaces s on s.id = f.space_id
     where f.list_id = ? and ${IS_PUBLIC} and ${position.sql} order by f.created_at desc, f.id desc limit ?`,
    [listId, ...position.values, size + 1],
  );
  const spaces = await loadSpaces(ctx, rows.map(({ space_id: id }) => id));
  const shown = spaces.map((node, place) => ({ cursor: cursorOf(ORDER, rows[place] as Row), node }));
  return pageOf(shown, size, after === null, (edge) => edge);
}
