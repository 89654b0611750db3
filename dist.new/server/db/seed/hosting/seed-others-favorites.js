import { insertRows } from '../insert-rows.js';
import { Random } from '../random.js';
/* Of its own, so that the other demo data stay as they are. */
const FAVORITE_SEED = 47;
const DAY_MS = 86_400_000;
/** More people keep spaces than half a year ago. */
const DAYS_BACK = 200;
const SHARE_KEPT = 0.28;
/** Which spaces of the demo's hosts other people keep as favorites, and since when: what their statistics count. */
export async function seedOthersFavorites(tx, people, spaces, now) {
    const random = new Random(FAVORITE_SEED);
    const kept = people.flatMap(({ id: userId, createdAt }) => {
        const listId = random.uuid();
        const favorites = spaces.flatMap(({ space }) => {
            const at = now.getTime() - random.next() ** 1.4 * DAYS_BACK * DAY_MS;
            const isKept = random.chance(SHARE_KEPT);
            if (!isKept || at < Math.max(Date.parse(createdAt), Date.parse(space.publishedAt)))
                return [];
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
    await insertRows(tx, 'FavoriteList', kept.map(({ list }) => list));
    await insertRows(tx, 'Favorite', kept.flatMap(({ favorites }) => favorites));
}
//# sourceMappingURL=seed-others-favorites.js.map