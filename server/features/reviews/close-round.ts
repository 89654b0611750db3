import type { ServiceContext } from '../../core/context.js';
import { recordEvents } from '../../core/events/events.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { BookingActor } from '../bookings/booking.enums.js';
import { refreshRatings } from './ratings.js';
import type { Review } from './review.entity.js';
import { lockReviews } from './review-rounds.js';
import { ReviewEventType, type ReviewHidden, type ReviewPublished } from './review.events.js';
import { ReviewDirection, ReviewRoundKind, ReviewStatus } from './review.enums.js';

const BATCH_SIZE = 500;

/** The columns in events about a review. */
const EVENT_COLUMNS = ['id', 'bookingId', 'direction', 'spaceId', 'authorId', 'subjectId'] as const;
export type ReviewForEvent = Pick<Review, (typeof EVENT_COLUMNS)[number]>;

/** Closes a round and publishes its reviews, except those held for the staff. The caller holds `lockReviews`. */
export async function publishRound(tx: ServiceContext, bookingId: string, round: ReviewRoundKind): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .updateTable('ReviewRound')
    .set({ closedAt: now })
    .where('bookingId', '=', bookingId)
    .where('kind', '=', round)
    .execute();
  const published = await tx.db
    .updateTable('Review')
    .set({ status: ReviewStatus.PUBLISHED, publishedAt: now })
    .where('bookingId', '=', bookingId)
    .where('round', '=', round)
    .where('status', '=', ReviewStatus.SUBMITTED)
    .returning(EVENT_COLUMNS)
    .execute();
  await afterPublishing(tx, published);
}

/** Marks earlier reviews as replaced, refreshes ratings and records the events; one that is replaced at once is news to nobody. */
export async function afterPublishing(tx: ServiceContext, published: readonly ReviewForEvent[]): Promise<void> {
  const replaced = new Set<string>();
  for (const { bookingId, direction } of published)
    for (const { id } of await replaceEarlier(tx, bookingId, direction)) replaced.add(id);
  await refreshAndRecord(
    tx,
    published.filter(({ id }) => !replaced.has(id)),
    ReviewEventType.PUBLISHED,
  );
}

/** Marks the review written while the rental ran as replaced by the one of its end. Looks at both, since staff may release either of them last. */
async function replaceEarlier(
  tx: ServiceContext,
  bookingId: string,
  direction: ReviewDirection,
): Promise<{ id: string }[]> {
  return tx.db
    .updateTable('Review')
    .from('Review as last')
    .set((eb) => ({ replacedBy: eb.ref('last.id') }))
    .where('Review.bookingId', '=', bookingId)
    .where('Review.direction', '=', direction)
    .where('Review.round', '=', ReviewRoundKind.STAY)
    .where('Review.status', '=', ReviewStatus.PUBLISHED)
    .where('Review.replacedBy', 'is', null)
    .whereRef('last.bookingId', '=', 'Review.bookingId')
    .whereRef('last.direction', '=', 'Review.direction')
    .where('last.round', '=', ReviewRoundKind.END)
    .where('last.publishedAt', 'is not', null)
    .returning('Review.id')
    .execute();
}

/** Refreshes ratings and records the events of hidden reviews. */
export function afterHiding(tx: ServiceContext, hidden: readonly ReviewForEvent[]): Promise<void> {
  return refreshAndRecord(tx, hidden, ReviewEventType.HIDDEN);
}

async function refreshAndRecord(
  tx: ServiceContext,
  reviews: readonly ReviewForEvent[],
  type: ReviewEventType.PUBLISHED | ReviewEventType.HIDDEN,
): Promise<void> {
  if (reviews.length === 0) return;
  await refreshRatings(tx, {
    spaceIds: reviews.map(({ spaceId }) => spaceId),
    personIds: reviews.map(({ subjectId }) => subjectId),
  });
  const events = reviews.map(({ id, bookingId, direction, spaceId, authorId, subjectId }) => ({
    type,
    payload: {
      reviewId: id,
      bookingId,
      spaceId,
      authorId,
      subjectId,
      side: direction === ReviewDirection.OF_SPACE ? BookingActor.RENTER : BookingActor.HOST,
      ...(type === ReviewEventType.PUBLISHED && { isAlone: reviews.length === 1 }),
    },
  }));
  await recordEvents(tx, events as (ReviewPublished | ReviewHidden)[]);
}

/** Closes a round whose time is over; no-op if both sides have closed it by writing. */
export async function closeRound(ctx: ServiceContext, bookingId: string, round: ReviewRoundKind): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockReviews(tx, bookingId);
    const due = await dueRounds(tx).where('o.bookingId', '=', bookingId).where('o.kind', '=', round).executeTakeFirst();
    if (due) await publishRound(tx, bookingId, round);
  });
}

/** Closes rounds whose own job did not run. */
export async function closeDueRounds(ctx: ServiceContext): Promise<void> {
  const due = await dueRounds(ctx).orderBy('o.closesAt').limit(BATCH_SIZE).execute();
  for (const { bookingId, kind } of due) {
    await closeRound(ctx, bookingId, kind).catch((error: unknown) =>
      ctx.log.error({ err: error, bookingId, kind }, 'reviews: closing a round failed'),
    );
  }
}

function dueRounds({ db, clock }: ServiceContext) {
  return db
    .selectFrom('ReviewRound as o')
    .select(['o.bookingId', 'o.kind'])
    .where('o.closedAt', 'is', null)
    .where('o.closesAt', '<=', clock.now());
}
