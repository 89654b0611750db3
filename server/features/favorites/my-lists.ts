import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { fromGlobalId } from '../../core/global-id.js';
import { IS_PUBLIC } from '../spaces/public-spaces.js';
import type { FavoriteListRow } from './favorite-list.types.js';
import { MOST_IN_LIST } from './list-name.rules.js';

/** What is gone for good takes nobody's place in a list. */
export const TAKES_ROOM = `s.status not in ('archived', 'suspended')`;

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly share_id: string | null;
  readonly shown: number;
  readonly taken: number;
}

/** The viewer's lists, the first one before those she made, in the order of making; none before she has kept anything. */
export function myLists(ctx: SignedInContext): Promise<FavoriteListRow[]> {
  return readLists(ctx, null);
}

/** One list of the viewer's own, by uuid; all others are not found. */
export async function findList(ctx: SignedInContext, id: string): Promise<FavoriteListRow> {
  const [list] = await readLists(ctx, id);
  if (!list) throw new DomainError(ErrorCode.NOT_FOUND);
  return list;
}

/** The same by its API id. */
export const ownList = (ctx: SignedInContext, id: string): Promise<FavoriteListRow> => findList(ctx, fromGlobalId('FavoriteList', id));

async function readLists(ctx: SignedInContext, id: string | null): Promise<FavoriteListRow[]> {
  const rows = await ctx.em.execute<Row[]>(
    `select l.id, l.name, l.share_id, count(s.id) filter (where ${IS_PUBLIC})::int as shown, count(s.id) filter (where ${TAKES_ROOM})::int as taken
     from favorite_lists l left join favorites f on f.list_id = l.id left join spaces s on s.id = f.space_id
     where l.user_id = ? and (?::uuid is null or l.id = ?) group by l.id order by l.name is not null, l.created_at, l.id`,
    [ctx.viewer.id, id, id],
  );
  return rows.map(({ id: listId, name, share_id: shareId, shown, taken }) => ({ id: listId, name, shareId, count: shown, isFull: taken >= MOST_IN_LIST }));
}
