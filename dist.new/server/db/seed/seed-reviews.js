import { insertAllRatings } from '../../features/reviews/ratings.js';
import { BookingStatus } from '../../features/bookings/booking-types.js';
import { insertRows } from './insert-rows.js';
import { opinionsOf, reviewRows } from './make-reviews.js';
const isOver = ({ status }) => status === BookingStatus.COMPLETED;
/** What the reviews of ended stays come to, for the order of the search. */
export function ratingsOf(stays) {
    const over = stays.filter(isOver);
    const bySpace = new Map();
    for (const [index, { renter }] of opinionsOf(over).entries()) {
        const id = over[index].listed.space.id;
        const { count, sum } = bySpace.get(id) ?? { count: 0, sum: 0 };
        if (renter)
            bySpace.set(id, { count: count + 1, sum: sum + renter.overall });
    }
    const all = [...bySpace.values()];
    const total = (of) => all.reduce((sum, rating) => sum + rating[of], 0);
    return { bySpace, siteMean: total('count') > 0 ? total('sum') / total('count') : null };
}
/** What both sides have said of stays that are over, and of those that ended just now: of the second only one side yet, so it waits blind. */
export async function seedReviews(tx, stays, recent, now) {
    const over = stays.filter(({ plan }) => isOver(plan));
    const opinions = opinionsOf(over.map(({ plan }) => plan));
    const rows = [
        ...over.map(({ made }, index) => reviewRows(made, opinions[index], now)),
        ...recent.map(({ plan, made }, index) => reviewRows(made, { renter: null, host: index === 1 ? blindOf(plan) : null }, now)),
    ];
    await insertRows(tx, 'ReviewRound', rows.map(({ round }) => round));
    await insertRows(tx, 'Review', rows.flatMap(({ reviews }) => reviews));
    await insertAllRatings(tx.db);
}
/** The host's, whatever else is left to chance. */
function blindOf(plan) {
    for (let startsIn = plan.startsIn;; startsIn--) {
        const [opinions] = opinionsOf([{ ...plan, startsIn }]);
        if (opinions?.host)
            return opinions.host;
    }
}
/** The mean of what is there already, for spaces that nobody has reviewed. */
export async function unratedMarket({ db }) {
    const { sum, count } = await db
        .selectFrom('Rating')
        .select(({ fn }) => [fn.sum('sum').as('sum'), fn.sum('count').as('count')])
        .where('kind', '=', 'space')
        .executeTakeFirstOrThrow();
    return { bySpace: new Map(), siteMean: count === null ? null : Number(sum) / Number(count) };
}
/** The spaces of plans. */
export const spacesOf = (plans) => new Set(plans.map(({ listed }) => listed.space.id));
//# sourceMappingURL=seed-reviews.js.map