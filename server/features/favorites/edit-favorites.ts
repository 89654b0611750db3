import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId, parseGlobalId } from '../../core/graphql/global-id.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { isPublicSpace } from '../spaces/public-spaces.js';
import { MOST_IN_LIST } from './list-name.rules.js';
import { freeIn, lockLists } from './list-room.js';

/** Adds a space to the default list; a space that is already in any list stays there. */
export async function addFavorite(ctx: SignedInContext, spaceId: string): Promise<void> {
  const id = fromGlobalId('Space', spaceId);
  await inTransaction(ctx, async (tx) => {
    const space = await tx.db
      .selectFrom('Space as s')
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('Favorite as f')
              .select('f.id')
              .where('f.userId', '=', tx.viewer.id)
              .whereRef('f.spaceId', '=', 's.id'),
          )
          .as('isFavorite'),
      )
      .where('s.id', '=', id)
      .where(isPublicSpace)
      .executeTakeFirst();
    if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
    if (space.isFavorite) return;
    const list = await lockLists(tx);
    const free = await freeIn(tx, list);
    if (free === 0) throw new DomainError(ErrorCode.FAVORITES_FULL, { most: MOST_IN_LIST });
    await insertInto(tx, { list, free }, [id]);
  });
}

/** Removes a space from whatever list it is in; no-op when it is in none. */
export async function removeFavorite(ctx: SignedInContext, spaceId: string): Promise<void> {
  await ctx.db
    .deleteFrom('Favorite')
    .where('userId', '=', ctx.viewer.id)
    .where('spaceId', '=', fromGlobalId('Space', spaceId))
    .execute();
}

/** Adds the favorites of a visitor's browser, newest first, up to the list's limit; deleted spaces are left out. Returns how many had no room. */
export async function mergeFavorites(ctx: SignedInContext, spaceIds: readonly string[]): Promise<number> {
  const parsed = spaceIds.slice(0, MOST_IN_LIST).map(parseGlobalId);
  const ids = [...new Set(parsed.flatMap((one) => (one?.type === 'Space' ? [one.uuid] : [])))];
  if (ids.length === 0) return 0;
  return inTransaction(ctx, async (tx) => {
    const list = await lockLists(tx);
    return insertInto(tx, { list, free: await freeIn(tx, list) }, ids);
  });
}

/** Adds spaces in order, a millisecond apart to preserve it; spaces that are already in another list are skipped. Returns how many had no room. */
async function insertInto(
  tx: SignedInContext,
  { list, free }: { list: string; free: number },
  spaceIds: readonly string[],
): Promise<number> {
  const rows = await tx.db
    .selectFrom('Space as s')
    .select(['s.id', 's.priceMonthCents'])
    .where('s.id', 'in', spaceIds)
    .where(isPublicSpace)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('Favorite as f')
            .select('f.id')
            .where('f.userId', '=', tx.viewer.id)
            .whereRef('f.spaceId', '=', 's.id'),
        ),
      ),
    )
    .execute();
  const prices = new Map(rows.map(({ id, priceMonthCents }) => [id, priceMonthCents ?? 0]));
  const now = tx.clock.now().getTime();
  const added = spaceIds
    .filter((id) => prices.has(id))
    .slice(0, free)
    .map((spaceId, place) => ({
      userId: tx.viewer.id,
      spaceId,
      listId: list,
      priceAtSaveCents: prices.get(spaceId) ?? 0,
      createdAt: new Date(now - place - 1),
    }));
  if (added.length > 0)
    await tx.db
      .insertInto('Favorite')
      .values(added)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return prices.size - added.length;
}
