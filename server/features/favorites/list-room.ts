import type { SignedInContext } from '../../core/context.js';
import { MOST_IN_LIST } from './list-name.rules.js';
import { countsTowardLimit } from './my-lists.js';

/**
 * The viewer's default list, created on first use. Its row is written even when it exists, which serializes requests that change the lists,
 * so that two tabs never exceed a list's limit.
 */
export async function lockLists(tx: SignedInContext): Promise<string> {
  const list = await tx.db
    .insertInto('FavoriteList')
    .values({ userId: tx.viewer.id, createdAt: tx.clock.now() })
    .onConflict((conflict) => conflict.column('userId').where('name', 'is', null).doUpdateSet({ userId: tx.viewer.id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return list.id;
}

/** The remaining room of a list; never negative. */
export async function freeIn(tx: SignedInContext, listId: string): Promise<number> {
  const { taken } = await tx.db
    .selectFrom('Favorite as f')
    .innerJoin('Space as s', 's.id', 'f.spaceId')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('f.listId', '=', listId)
    .where(countsTowardLimit)
    .executeTakeFirstOrThrow();
  return Math.max(MOST_IN_LIST - Number(taken), 0);
}
