import { insertAllRatings } from '../../features/reviews/ratings.js';
import { BookingStatus } from '../../features/bookings/booking.enums.js';
import { insertRows, type SeedTransaction } from './insert-rows.js';
import type { BookingPlan, DemoBooking } from './make-booking.js';
import type { ListedSpace, MarketRatings } from './make-demo-spaces.js';
import { opinionsOf, reviewRows, type Opinions } from './make-reviews.js';

const isOver = ({ status }: BookingPlan): boolean => status === BookingStatus.COMPLETED;

/** The review statistics of ended stays, for the ranking of the search. */
export function ratingsOf(stays: readonly BookingPlan[]): MarketRatings {
  const over = stays.filter(isOver);
  const bySpace = new Map<string, { count: number; sum: number }>();
  for (const [index, { renter }] of opinionsOf(over).entries()) {
    const id = (over[index] as BookingPlan).listed.space.id;
    const { count, sum } = bySpace.get(id) ?? { count: 0, sum: 0 };
    if (renter) bySpace.set(id, { count: count + 1, sum: sum + renter.overall });
  }
  const all = [...bySpace.values()];
  const total = (of: 'count' | 'sum'): number => all.reduce((sum, rating) => sum + rating[of], 0);
  return { bySpace, siteMean: total('count') > 0 ? total('sum') / total('count') : null };
}

/** A stay of the demo, as planned and as made. */
export interface MadeStay {
  readonly plan: BookingPlan;
  readonly made: DemoBooking;
}

/** The reviews of both sides for past stays; recently ended ones have one side's only, so it stays hidden until the other writes. */
export async function seedReviews(
  tx: SeedTransaction,
  stays: readonly MadeStay[],
  recent: readonly MadeStay[],
  now: Date,
): Promise<void> {
  const over = stays.filter(({ plan }) => isOver(plan));
  const opinions = opinionsOf(over.map(({ plan }) => plan));
  const rows = [
    ...over.map(({ made }, index) => reviewRows(made, opinions[index] as Opinions, now)),
    ...recent.map(({ plan, made }, index) =>
      reviewRows(made, { renter: null, host: index === 1 ? blindOf(plan) : null }, now),
    ),
  ];
  await insertRows(
    tx,
    'ReviewRound',
    rows.map(({ round }) => round),
  );
  await insertRows(
    tx,
    'Review',
    rows.flatMap(({ reviews }) => reviews),
  );
  await insertAllRatings(tx.db);
}

/** The host's review always exists; the rest is left to chance. */
function blindOf(plan: BookingPlan): Opinions['host'] {
  for (let startsIn = plan.startsIn; ; startsIn--) {
    const [opinions] = opinionsOf([{ ...plan, startsIn }]);
    if (opinions?.host) return opinions.host;
  }
}

/** The current average, for spaces without reviews. */
export async function unratedMarket({ db }: SeedTransaction): Promise<MarketRatings> {
  const { sum, count } = await db
    .selectFrom('Rating')
    .select(({ fn }) => [fn.sum('sum').as('sum'), fn.sum('count').as('count')])
    .where('kind', '=', 'space')
    .executeTakeFirstOrThrow();
  return { bySpace: new Map(), siteMean: count === null ? null : Number(sum) / Number(count) };
}

/** The spaces of plans. */
export const spacesOf = (plans: readonly { readonly listed: ListedSpace }[]): Set<string> =>
  new Set(plans.map(({ listed }) => listed.space.id));
