import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { fromGlobalId, parseGlobalId } from '../../core/global-id.js';
import { inTransaction } from '../../core/transaction.js';
import { IS_PUBLIC } from '../spaces/public-spaces.js';
import { MOST_IN_LIST } from './list-name.rules.js';
import { freeIn, lockLists } from './list-room.js';

/** Keeps a space in the first list; one that is kept already, in whatever list, stays as it is. */
export async function addFavorite(ctx: SignedInContext, spaceId: string): Promise<void> {
  const id = fromGlobalId('Space', spaceId);
  await inTransaction(ctx, async (tx) => {
    const [space] = await tx.em.execute<{ is_kept: boolean }[]>(
      `select exists (select from favorites f where f.user_id = ? and f.space_id = s.id) as is_kept from spaces s where s.id = ? and ${IS_PUBLIC}`,
      [tx.viewer.id, id],
    );
    if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
    if (space.is_kept) return;
    const list = await lockLists(tx);
    const free = await freeIn(tx, list);
    if (free === 0) throw new DomainError(ErrorCode.FAVORITES_FULL, { most: MOST_IN_LIST });
    await insertInto(tx, { list, free }, [id]);
  });
}

/** Keeps no longer, whatever list it was in; nothing happens when it was in none. */
export async function removeFavorite(ctx: SignedInContext, spaceId: string): Promise<void> {
  await ctx.em.execute('delete from favorites where user_id = ? and space_id = ?', [ctx.viewer.id, fromGlobalId('Space', spaceId)]);
}

/** Keeps what a visitor had kept in her browser, newest first: as many as the list still takes. What is gone meanwhile is left out. */
export async function mergeFavorites(ctx: SignedInContext, spaceIds: readonly string[]): Promise<void> {
  const parsed = spaceIds.slice(0, MOST_IN_LIST).map(parseGlobalId);
  const ids = [...new Set(parsed.flatMap((one) => (one?.type === 'Space' ? [one.uuid] : [])))];
  if (ids.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    const list = await lockLists(tx);
    await insertInto(tx, { list, free: await freeIn(tx, list) }, ids);
  });
}

/* Those of other lists are kept already. A millisecond between two keeps their order. */
async function insertInto(tx: SignedInContext, { list, free }: { list: string; free: number }, spaceIds: readonly string[]): Promise<void> {
  await tx.em.execute(
    `insert into favorites (user_id, space_id, list_id, price_at_save_cents, created_at)
     select ?, s.id, ?, s.price_month_cents, ?::timestamptz - k.place * interval '1 millisecond'
     from unnest(?::uuid[]) with ordinality as k (space_id, place) join spaces s on s.id = k.space_id
     where ${IS_PUBLIC} and not exists (select from favorites f where f.user_id = ? and f.space_id = s.id)
     order by k.place limit ? on conflict do nothing`,
    [tx.viewer.id, list, tx.clock.now(), `{${spaceIds.join(',')}}`, tx.viewer.id, free],
  );
}
