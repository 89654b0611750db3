import { DAY_MS } from '../../../core/values/durations.js';
import { insertRows, type SeedRow, type SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import type { DemoPerson } from '../make-people.js';
import { Random } from '../random.js';

/* Its own stream, so that the other demo data stay the same. */
const FAVORITE_SEED = 47;
/** More favorites are recent than half a year old. */
const DAYS_BACK = 200;
const SHARE_KEPT = 0.28;

/** Favorites of other people among the demo hosts' spaces, with their dates: counted by the hosts' statistics. */
export async function seedOthersFavorites(
  tx: SeedTransaction,
  people: readonly DemoPerson[],
  spaces: readonly ListedSpace[],
  now: Date,
): Promise<void> {
  const random = new Random(FAVORITE_SEED);
  const kept = people.flatMap(({ id: userId, createdAt }) => {
    const listId = random.uuid();
    const favorites = spaces.flatMap(({ space }): SeedRow<'Favorite'>[] => {
      const at = now.getTime() - random.next() ** 1.4 * DAYS_BACK * DAY_MS;
      const isKept = random.chance(SHARE_KEPT);
      if (!isKept || at < Math.max(Date.parse(createdAt), Date.parse(space.publishedAt))) return [];
      return [
        {
          userId,
          spaceId: space.id,
          listId,
          note: '',
          priceAtSaveCents: space.priceMonthCents,
          notifiedPriceCents: null,
          createdAt: new Date(at),
        },
      ];
    });
    return favorites.length > 0 ? [{ list: { id: listId, userId, name: null, createdAt: now }, favorites }] : [];
  });
  await insertRows(
    tx,
    'FavoriteList',
    kept.map(({ list }) => list),
  );
  await insertRows(
    tx,
    'Favorite',
    kept.flatMap(({ favorites }) => favorites),
  );
}
