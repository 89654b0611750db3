import type { SignedInContext } from '../../core/context.js';
import { MOST_IN_LIST } from './list-name.rules.js';
import { takesRoom } from './my-lists.js';

/**
 * The viewer's first list, made when there is none yet. Its row is written even when it exists: a request that changes the lists
 * waits for it, so that two tabs fill a list one after the other, and never beyond its end.
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

/** How many more favorites a list takes; never below zero. */
export async function freeIn(tx: SignedInContext, listId: string): Promise<number> {
  const { taken } = await tx.db
    .selectFrom('Favorite as f')
    .innerJoin('Space as s', 's.id', 'f.spaceId')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('f.listId', '=', listId)
    .where(takesRoom)
    .executeTakeFirstOrThrow();
  return Math.max(MOST_IN_LIST - Number(taken), 0);
}
