import type { SignedInContext } from '../../core/context.js';
import { MOST_IN_LIST } from './list-name.rules.js';
import { TAKES_ROOM } from './my-lists.js';

/**
 * The viewer's first list, made when there is none yet. Its row is written even when it is there: whoever changes her lists
 * waits for it, so that two tabs fill a list one after the other, and never beyond its end.
 */
export async function lockLists(tx: SignedInContext): Promise<string> {
  const [list] = await tx.em.execute<{ id: string }[]>(
    'insert into favorite_lists (user_id, created_at) values (?, ?) on conflict (user_id) where name is null do update set user_id = excluded.user_id returning id',
    [tx.viewer.id, tx.clock.now()],
  );
  if (!list) throw new Error('the first list was not made');
  return list.id;
}

/** How many more a list takes; never below nothing. */
export async function freeIn(tx: SignedInContext, listId: string): Promise<number> {
  const [row] = await tx.em.execute<{ taken: number }[]>(
    `select count(*)::int as taken from favorites f join spaces s on s.id = f.space_id where f.list_id = ? and ${TAKES_ROOM}`,
    [listId],
  );
  return Math.max(MOST_IN_LIST - (row?.taken ?? 0), 0);
}
