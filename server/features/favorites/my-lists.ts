import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import type { Tables } from '../../database.js';
import { isPublicSpace } from '../spaces/public-spaces.js';
import { SpaceStatus } from '../spaces/space.enums.js';
import type { FavoriteListRow } from './favorite-list.types.js';
import { MOST_IN_LIST } from './list-name.rules.js';

/** Whether a favorite of the space with alias `s` counts against the size of its list; archived and suspended spaces do not. */
export function countsTowardLimit(eb: ExpressionBuilder<Tables & { s: Tables['Space'] }, 's'>): Expression<SqlBool> {
  return eb('s.status', 'not in', [SpaceStatus.ARCHIVED, SpaceStatus.SUSPENDED]);
}

/** The viewer's lists: the default one, then the others, oldest first; none before the first favorite. */
export function myLists(ctx: SignedInContext): Promise<FavoriteListRow[]> {
  return readLists(ctx, null);
}

/** One list of the viewer by uuid; throws NOT_FOUND for all others. */
export async function findList(ctx: SignedInContext, id: string): Promise<FavoriteListRow> {
  const [list] = await readLists(ctx, id);
  if (!list) throw new DomainError(ErrorCode.NOT_FOUND);
  return list;
}

/** The same by its API id. */
export const ownList = (ctx: SignedInContext, id: string): Promise<FavoriteListRow> =>
  findList(ctx, fromGlobalId('FavoriteList', id));

async function readLists(ctx: SignedInContext, id: string | null): Promise<FavoriteListRow[]> {
  const rows = await ctx.db
    .selectFrom('FavoriteList as l')
    .leftJoin('Favorite as f', 'f.listId', 'l.id')
    .leftJoin('Space as s', 's.id', 'f.spaceId')
    .select(['l.id', 'l.name', 'l.shareId'])
    .select((eb) => [
      eb.fn.count<string>('s.id').filterWhere(isPublicSpace).as('shown'),
      eb.fn.count<string>('s.id').filterWhere(countsTowardLimit).as('taken'),
    ])
    .where('l.userId', '=', ctx.viewer.id)
    .$if(id !== null, (query) => query.where('l.id', '=', id ?? ''))
    .groupBy('l.id')
    .orderBy((eb) => eb('l.name', 'is not', null))
    .orderBy('l.createdAt')
    .orderBy('l.id')
    .execute();
  return rows.map(({ shown, taken, ...list }) => ({
    ...list,
    count: Number(shown),
    isFull: Number(taken) >= MOST_IN_LIST,
  }));
}
