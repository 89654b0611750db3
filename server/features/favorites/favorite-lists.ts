import { clampFirst, pageOf } from '../../core/connection.js';
import type { SignedInContext } from '../../core/context.js';
import { toGlobalId } from '../../core/global-id.js';
import { afterCursor, cursorOf, keyColumns, type NewestFirstKey } from '../../core/newest-first.js';
import { IS_PUBLIC } from '../spaces/public-spaces.js';
import type { FavoriteConnection, FavoriteRow } from './favorite.types.js';
import { ownList } from './my-lists.js';

const NEWEST_FIRST = 'favorites';
/** Twenty lists of a hundred. */
const MOST_IDS = 2000;

interface Row extends NewestFirstKey {
  readonly space_id: string;
  readonly note: string;
  readonly notify_price_drop: boolean;
  readonly price_at_save_cents: number;
}

const COLUMNS = `${keyColumns('f')}, f.space_id, f.note, f.notify_price_drop, f.price_at_save_cents`;

/** What a list of the viewer's has that can be seen now, newest first; without an id, her first one. Paused, suspended and archived spaces are left out and come back with their space. */
export async function myFavorites(ctx: SignedInContext, { listId, first, after }: { listId: string | null; first: number | null; after: string | null }): Promise<FavoriteConnection> {
  const size = clampFirst(first);
  const list = listId && (await ownList(ctx, listId)).id;
  const position = afterCursor(NEWEST_FIRST, 'f', after);
  const rows = await ctx.em.execute<Row[]>(
    `select ${COLUMNS} from favorites f join spaces s on s.id = f.space_id
     where f.list_id = (select id from favorite_lists where user_id = ? and ${list ? 'id = ?' : 'name is null'})
       and ${IS_PUBLIC} and ${position.sql} order by f.created_at desc, f.id desc limit ?`,
    [ctx.viewer.id, ...(list ? [list] : []), ...position.values, size + 1],
  );
  return pageOf(rows, size, after === null, (row) => ({ cursor: cursorOf(NEWEST_FIRST, row), node: rowOf(row) }));
}

/** One of the viewer's own by uuid; null for all others. */
export async function findFavorite(ctx: SignedInContext, id: string): Promise<FavoriteRow | null> {
  const [row] = await ctx.em.execute<Row[]>(`select ${COLUMNS} from favorites f where f.id = ? and f.user_id = ?`, [id, ctx.viewer.id]);
  return row ? rowOf(row) : null;
}

function rowOf({ id, at, space_id: spaceId, note, notify_price_drop: notifyPriceDrop, price_at_save_cents: priceAtSaveCents }: Row): FavoriteRow {
  return { id, spaceId, note, notifyPriceDrop, priceAtSaveCents, createdAt: new Date(at) };
}

/** The API ids of all spaces the viewer keeps, newest first: what hearts need, in one light query. */
export async function favoriteIds(ctx: SignedInContext): Promise<string[]> {
  const rows = await ctx.em.execute<{ space_id: string }[]>(
    'select space_id from favorites where user_id = ? group by space_id order by max(created_at) desc, space_id limit ?',
    [ctx.viewer.id, MOST_IDS],
  );
  return rows.map(({ space_id: id }) => toGlobalId('Space', id));
}
