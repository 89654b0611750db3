import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { claimKey, storeResult } from '../../core/writes/idempotency.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { cleanLine } from '../../core/values/text.js';
import type { CreateFavoriteListInput, RenameFavoriteListInput } from './favorite-list.inputs.js';
import type { FavoriteListRow } from './favorite-list.types.js';
import { listNameProblems, MOST_IN_LIST, MOST_LISTS } from './list-name.rules.js';
import { freeIn, lockLists } from './list-room.js';
import { findList, myLists, ownList } from './my-lists.js';

/** Creates a list; idempotent by key. */
export async function createList(
  ctx: SignedInContext,
  { name, idempotencyKey: key }: CreateFavoriteListInput,
): Promise<FavoriteListRow> {
  return inTransaction(ctx, async (tx) => {
    const call = { userId: tx.viewer.id, operation: 'createFavoriteList', key, input: { name } };
    const earlier = await claimKey(tx, call);
    if (earlier) return findList(tx, earlier['id'] ?? '');
    await lockLists(tx);
    const lists = await myLists(tx);
    const tidy = cleanLine(name);
    refuseProblems(listNameProblems(tidy, namesOf(lists)));
    refuseProblems(
      lists.length >= MOST_LISTS
        ? [{ path: 'name', code: FieldProblemCode.LISTS_FULL, params: { max: MOST_LISTS } }]
        : [],
    );
    const made = await tx.db
      .insertInto('FavoriteList')
      .values({ userId: tx.viewer.id, name: tidy, createdAt: tx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeResult(tx, call, { id: made.id });
    return findList(tx, made.id);
  });
}

/** Renames a list. */
export async function renameList(
  ctx: SignedInContext,
  { listId, name }: RenameFavoriteListInput,
): Promise<FavoriteListRow> {
  return inTransaction(ctx, async (tx) => {
    await lockLists(tx);
    const list = await namedList(tx, listId);
    const tidy = cleanLine(name);
    refuseProblems(listNameProblems(tidy, namesOf((await myLists(tx)).filter((other) => other.id !== list.id))));
    await tx.db.updateTable('FavoriteList').set({ name: tidy }).where('id', '=', list.id).execute();
    return { ...list, name: tidy };
  });
}

/** Deletes a list and moves its favorites to the default one; refused when that has no room for all. */
export async function deleteList(ctx: SignedInContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const first = await lockLists(tx);
    const list = await namedList(tx, id);
    await mergeDuplicates(tx, { from: list.id, to: first });
    const [leaving, free] = [MOST_IN_LIST - (await freeIn(tx, list.id)), await freeIn(tx, first)];
    if (leaving > free) throw new DomainError(ErrorCode.FAVORITES_FULL, { most: MOST_IN_LIST });
    await tx.db.updateTable('Favorite').set({ listId: first }).where('listId', '=', list.id).execute();
    await tx.db.deleteFrom('FavoriteList').where('id', '=', list.id).execute();
  });
}

/** Removes from one list what the other list contains too; the remaining favorite keeps the note of either. */
export async function mergeDuplicates(
  tx: ServiceContext,
  { from, to, spaceId = null }: { from: string; to: string; spaceId?: string | null },
): Promise<void> {
  await tx.db
    .updateTable('Favorite')
    .from('Favorite as gone')
    .set((eb) => ({ note: eb.ref('gone.note') }))
    .whereRef('gone.spaceId', '=', 'Favorite.spaceId')
    .where('gone.listId', '=', from)
    .where('Favorite.listId', '=', to)
    .where('Favorite.note', '=', '')
    .$if(spaceId !== null, (query) => query.where('gone.spaceId', '=', spaceId ?? ''))
    .execute();
  await tx.db
    .deleteFrom('Favorite')
    .using('Favorite as kept')
    .whereRef('kept.spaceId', '=', 'Favorite.spaceId')
    .where('Favorite.listId', '=', from)
    .where('kept.listId', '=', to)
    .$if(spaceId !== null, (query) => query.where('Favorite.spaceId', '=', spaceId ?? ''))
    .execute();
}

/* The default list has no name, and cannot be deleted. */
async function namedList(tx: SignedInContext, id: string): Promise<FavoriteListRow> {
  const list = await ownList(tx, id);
  if (list.name === null) throw new DomainError(ErrorCode.BAD_REQUEST);
  return list;
}

const namesOf = (lists: readonly FavoriteListRow[]): string[] => lists.flatMap(({ name }) => name ?? []);
