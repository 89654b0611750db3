import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { mergeDuplicates } from './edit-lists.js';
import type { MoveFavoriteInput } from './favorite-list.inputs.js';
import { findFavorite } from './favorite-lists.js';
import type { FavoriteRow } from './favorite.types.js';
import { MOST_IN_LIST } from './list-name.rules.js';
import { freeIn, lockLists } from './list-room.js';
import { ownList } from './my-lists.js';

interface Move {
  readonly spaceId: string;
  readonly from: string;
  readonly to: string;
}

/** Moves a favorite to another list, with its note and its saved price; idempotent. */
export async function moveFavorite(
  ctx: SignedInContext,
  { spaceId, fromListId, toListId, staysHere }: MoveFavoriteInput,
): Promise<FavoriteRow> {
  const uuid = fromGlobalId('Space', spaceId);
  return inTransaction(ctx, async (tx) => {
    await lockLists(tx);
    const move = { spaceId: uuid, from: (await ownList(tx, fromListId)).id, to: (await ownList(tx, toListId)).id };
    const { here, there } = await idsInLists(tx, move);
    if (!there) await putInto(tx, move, here, staysHere ?? false);
    else if (here && here !== there && !staysHere) await mergeDuplicates(tx, move);
    return await foundIn(tx, move);
  });
}

async function idsInLists(
  tx: SignedInContext,
  { spaceId, from, to }: Move,
): Promise<{ here: string | null; there: string | null }> {
  const rows = await tx.db
    .selectFrom('Favorite')
    .select(['id', 'listId'])
    .where('userId', '=', tx.viewer.id)
    .where('spaceId', '=', spaceId)
    .where('listId', 'in', [from, to])
    .execute();
  const idIn = (list: string): string | null => rows.find(({ listId }) => listId === list)?.id ?? null;
  return { here: idIn(from), there: idIn(to) };
}

async function putInto(tx: SignedInContext, { to }: Move, here: string | null, staysHere: boolean): Promise<void> {
  if (!here) throw new DomainError(ErrorCode.NOT_FOUND);
  refuseProblems(
    (await freeIn(tx, to)) === 0
      ? [{ path: 'toListId', code: FieldProblemCode.LIST_FULL, params: { max: MOST_IN_LIST } }]
      : [],
  );
  if (!staysHere) {
    await tx.db.updateTable('Favorite').set({ listId: to }).where('id', '=', here).execute();
    return;
  }
  const { id: _id, ...favorite } = await tx.db
    .selectFrom('Favorite')
    .selectAll()
    .where('id', '=', here)
    .executeTakeFirstOrThrow();
  await tx.db
    .insertInto('Favorite')
    .values({ ...favorite, listId: to })
    .execute();
}

async function foundIn(tx: SignedInContext, move: Move): Promise<FavoriteRow> {
  const { there } = await idsInLists(tx, move);
  const favorite = there && (await findFavorite(tx, there));
  if (!favorite) throw new DomainError(ErrorCode.NOT_FOUND);
  return favorite;
}
