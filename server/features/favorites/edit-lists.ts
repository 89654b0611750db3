import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { claimKey, keepAnswer } from '../../core/idempotency.js';
import { inTransaction } from '../../core/transaction.js';
import type { CreateFavoriteListInput, RenameFavoriteListInput } from './favorite-list.inputs.js';
import type { FavoriteListRow } from './favorite-list.types.js';
import { listNameProblems, MOST_IN_LIST, MOST_LISTS, tidyName } from './list-name.rules.js';
import { freeIn, lockLists } from './list-room.js';
import { findList, myLists, ownList } from './my-lists.js';

/** Makes a list; asked twice with the same key, it is made once. */
export async function createList(ctx: SignedInContext, { name, idempotencyKey: key }: CreateFavoriteListInput): Promise<FavoriteListRow> {
  return inTransaction(ctx, async (tx) => {
    const call = { userId: tx.viewer.id, operation: 'createFavoriteList', key, input: { name } };
    const earlier = await claimKey(tx, call);
    if (earlier) return findList(tx, earlier['id'] ?? '');
    await lockLists(tx);
    const lists = await myLists(tx);
    const tidy = tidyName(name);
    refuseProblems(listNameProblems(tidy, namesOf(lists)));
    refuseProblems(lists.length >= MOST_LISTS ? [{ path: 'name', code: FieldProblemCode.LISTS_FULL, params: { max: MOST_LISTS } }] : []);
    const [made] = await tx.em.execute<{ id: string }[]>('insert into favorite_lists (user_id, name, created_at) values (?, ?, ?) returning id', [tx.viewer.id, tidy, tx.clock.now()]);
    if (!made) throw new Error('the list was not made');
    await keepAnswer(tx, call, { id: made.id });
    return findList(tx, made.id);
  });
}

/** Gives a list another name. */
export async function renameList(ctx: SignedInContext, { id, name }: RenameFavoriteListInput): Promise<FavoriteListRow> {
  return inTransaction(ctx, async (tx) => {
    await lockLists(tx);
    const list = await namedList(tx, id);
    const tidy = tidyName(name);
    refuseProblems(listNameProblems(tidy, namesOf((await myLists(tx)).filter((other) => other.id !== list.id))));
    await tx.em.execute('update favorite_lists set name = ? where id = ?', [tidy, list.id]);
    return { ...list, name: tidy };
  });
}

/** Takes a list away; what was in it goes to the first one. Where that has no room for all of it, nothing happens. */
export async function deleteList(ctx: SignedInContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const first = await lockLists(tx);
    const list = await namedList(tx, id);
    await leaveToTwins(tx, { from: list.id, to: first });
    const [leaving, free] = [MOST_IN_LIST - (await freeIn(tx, list.id)), await freeIn(tx, first)];
    if (leaving > free) throw new DomainError(ErrorCode.FAVORITES_FULL, { most: MOST_IN_LIST });
    await tx.em.execute('update favorites set list_id = ? where list_id = ?', [first, list.id]);
    await tx.em.execute('delete from favorite_lists where id = ?', [list.id]);
  });
}

/** Spaces that both lists have stay once, with the note of the one that has any. */
export async function leaveToTwins(tx: SignedInContext, { from, to, spaceId = null }: { from: string; to: string; spaceId?: string | null }): Promise<void> {
  const twins = `favorites one, favorites other where one.list_id = ? and other.list_id = ? and other.space_id = one.space_id and (?::uuid is null or one.space_id = ?)`;
  const values = [from, to, spaceId, spaceId];
  await tx.em.execute(`update favorites f set note = t.note from (select other.id, one.note from ${twins} and other.note = '') t where f.id = t.id`, values);
  await tx.em.execute(`delete from favorites f using (select one.id from ${twins}) t where f.id = t.id`, values);
}

/* The first list has no name, and stays. */
async function namedList(tx: SignedInContext, id: string): Promise<FavoriteListRow> {
  const list = await ownList(tx, id);
  if (list.name === null) throw new DomainError(ErrorCode.BAD_REQUEST);
  return list;
}

const namesOf = (lists: readonly FavoriteListRow[]): string[] => lists.flatMap(({ name }) => name ?? []);
