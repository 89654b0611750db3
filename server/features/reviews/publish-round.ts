import type { ServiceContext } from '../../core/context.js';
import { recordEvents } from '../../core/events.js';
import { inTransaction } from '../../core/transaction.js';
import { BookingActor } from '../bookings/booking-types.js';
import { refreshRatings } from './ratings.js';
import { lockReviewsOf } from './review-rounds.js';
import { ReviewEventType, type ReviewHidden, type ReviewPublished } from './review.events.js';
import { ReviewDirection, type ReviewRound } from './review-types.js';

/** A review that changed hands with the public, with whom it concerns. */
export interface Touched {
  readonly id: string;
  readonly booking_id: string;
  readonly direction: ReviewDirection;
  readonly round: ReviewRound;
  readonly space_id: string;
  readonly author_id: string;
  readonly subject_id: string;
}

export const TOUCHED = 'id, booking_id, direction, round, space_id, author_id, subject_id';

/** Ends a round: what was written is published, except what the staff have to read first. The booking's reviews are locked. */
export async function publishRound(tx: ServiceContext, bookingId: string, round: ReviewRound): Promise<void> {
  const now = tx.clock.now();
  await tx.em.execute('update review_rounds set closed_at = ? where booking_id = ? and kind = ?', [now, bookingId, round]);
  const published = await tx.em.execute<Touched[]>(
    `update reviews set status = 'published', published_at = ? where booking_id = ? and round = ? and status = 'submitted' returning ${TOUCHED}`,
    [now, bookingId, round],
  );
  await tellPublished(tx, published);
}

/** What follows once reviews can be read: one of each side counts, that of the rental's end; ratings move, others hear of it. */
export async function tellPublished(tx: ServiceContext, published: readonly Touched[]): Promise<void> {
  for (const { booking_id: bookingId, direction } of published) await replaceEarlier(tx, bookingId, direction);
  await followUp(tx, published, ReviewEventType.PUBLISHED);
}

/** The earlier one may also be the one that the staff let through last. */
async function replaceEarlier(tx: ServiceContext, bookingId: string, direction: ReviewDirection): Promise<void> {
  await tx.em.execute(
    `update reviews r set replaced_by = last.id from reviews last
     where r.booking_id = ? and r.direction = ? and r.round = 'stay' and r.status = 'published' and r.replaced_by is null
       and last.booking_id = r.booking_id and last.direction = r.direction and last.round = 'end' and last.published_at is not null`,
    [bookingId, direction],
  );
}

/** What follows once reviews cannot be read any more. */
export function tellHidden(tx: ServiceContext, hidden: readonly Touched[]): Promise<void> {
  return followUp(tx, hidden, ReviewEventType.HIDDEN);
}

async function followUp(tx: ServiceContext, touched: readonly Touched[], type: ReviewEventType.PUBLISHED | ReviewEventType.HIDDEN): Promise<void> {
  if (touched.length === 0) return;
  await refreshRatings(tx, { spaceIds: touched.map((row) => row.space_id), personIds: touched.map((row) => row.subject_id) });
  const events = touched.map((row) => ({
    type,
    payload: {
      reviewId: row.id, bookingId: row.booking_id, spaceId: row.space_id, authorId: row.author_id, subjectId: row.subject_id,
      side: row.direction === ReviewDirection.OF_SPACE ? BookingActor.RENTER : BookingActor.HOST,
      ...(type === ReviewEventType.PUBLISHED && { isAlone: touched.length === 1 }),
    },
  }));
  await recordEvents(tx, events as (ReviewPublished | ReviewHidden)[]);
}

/** The clock's end of one round; nothing happens when both sides ended it before. */
export async function closeRound(ctx: ServiceContext, bookingId: string, round: ReviewRound): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockReviewsOf(tx, bookingId);
    const [due] = await tx.em.execute<object[]>('select 1 from review_rounds where booking_id = ? and kind = ? and closed_at is null and closes_at <= ?', [
      bookingId, round, tx.clock.now(),
    ]);
    if (due) await publishRound(tx, bookingId, round);
  });
}

/** Rounds whose exact job did not run. */
export async function closeRounds(ctx: ServiceContext): Promise<void> {
  const due = await ctx.em.execute<{ booking_id: string; kind: ReviewRound }[]>(
    'select booking_id, kind from review_rounds where closed_at is null and closes_at <= ? order by closes_at limit 500',
    [ctx.clock.now()],
  );
  for (const { booking_id: bookingId, kind } of due) {
    await closeRound(ctx, bookingId, kind).catch((error: unknown) => ctx.log.error({ err: error, bookingId, kind }, 'reviews: a round could not be closed'));
  }
}
