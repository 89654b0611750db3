import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { lockByName } from '../../core/jobs/advisory-lock.js';
import type { ServiceContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { addJob } from '../../core/jobs/jobs.js';
import type { Tables } from '../../database.js';
import { BookingStatus } from '../bookings/booking.enums.js';
import { ReviewRoundKind, ReviewStatus } from './review.enums.js';
import { getReviewWindow, isOpen, type ReviewTiming, type ReviewWindow } from './review-window.rules.js';

/** Closes a round on time; a periodic job catches what it misses. */
export const CLOSE_ROUND_JOB = 'reviews.close-round';

type WithBooking = Tables & { b: Tables['Booking'] };

/** Length in days of the review windows of the booking with alias `b`. It comes from the booking's terms, so that a later change of the constant does not affect it. */
export function reviewWindowDays(eb: ExpressionBuilder<WithBooking, 'b'>): RawBuilder<number> {
  return sql<number>`(${eb.ref('b.termsSnapshot')}->'constants'->>'REVIEW_WINDOW_DAYS')::int`;
}

/** The parts of a booking that decide when and by whom it is reviewed. */
export interface ReviewableBooking extends ReviewTiming {
  readonly renterId: string;
  readonly hostId: string;
  /** Length of its review windows, days. */
  readonly windowDays: number;
}

/** Serializes changes of a booking's reviews: both sides may write at the same moment. */
export function lockReviews(tx: ServiceContext, bookingId: string): Promise<void> {
  return lockByName(tx, `reviews:${bookingId}`);
}

export async function findReviewableBooking(ctx: ServiceContext, bookingId: string): Promise<ReviewableBooking | null> {
  const booking = await ctx.db
    .selectFrom('Booking as b')
    .select(['b.renterId', 'b.hostId', 'b.status', 'b.from', 'b.to', 'b.termsSnapshot'])
    .select((eb) => {
      const firstEvent = (status: BookingStatus) =>
        eb
          .selectFrom('BookingEvent as e')
          .select(({ fn }) => fn.min<string>('e.at').as('at'))
          .whereRef('e.bookingId', '=', 'b.id')
          .where('e.toStatus', '=', status);
      return [
        firstEvent(BookingStatus.ACTIVE).as('activeSince'),
        firstEvent(BookingStatus.COMPLETED).as('completedSince'),
      ];
    })
    .where('b.id', '=', bookingId)
    .executeTakeFirst();
  if (!booking) return null;
  const { termsSnapshot, activeSince, completedSince, ...rest } = booking;
  return {
    ...rest,
    timeZone: termsSnapshot.timeZone,
    windowDays: termsSnapshot.constants.REVIEW_WINDOW_DAYS,
    activeAt: toDate(activeSince),
    completedAt: toDate(completedSince),
  };
}

/** Whether a booking can be reviewed now; throws REVIEW_NOT_ELIGIBLE or REVIEW_WINDOW_CLOSED when not. */
export async function requireOpenWindow(ctx: ServiceContext, bookingId: string): Promise<ReviewWindow> {
  const booking = await findReviewableBooking(ctx, bookingId);
  const window = booking && getReviewWindow(booking, booking.windowDays);
  const now = ctx.clock.now();
  if (!window) throw new DomainError(ErrorCode.REVIEW_NOT_ELIGIBLE);
  if (isOpen(window, now)) return window;
  if (now < window.opensAt)
    throw new DomainError(ErrorCode.REVIEW_NOT_ELIGIBLE, { opensAt: window.opensAt.toISOString() });
  throw new DomainError(ErrorCode.REVIEW_WINDOW_CLOSED);
}

/** Opens a round unless it exists; returns whether it is new. The caller holds `lockReviews`. */
export async function openRound(
  tx: ServiceContext,
  bookingId: string,
  { round, opensAt, closesAt }: ReviewWindow,
): Promise<boolean> {
  const created = await tx.db
    .insertInto('ReviewRound')
    .values({ bookingId, kind: round, opensAt, closesAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  if (!created) return false;
  if (round === ReviewRoundKind.END) await moveUnpublishedToEndRound(tx, bookingId);
  await addJob(
    tx,
    CLOSE_ROUND_JOB,
    { bookingId, round },
    { jobKey: `review-round:${bookingId}:${round}`, runAt: closesAt },
  );
  return true;
}

/** Reviews that are unpublished when the rental ends belong to its end: there is then one window, and one review per side that counts. */
async function moveUnpublishedToEndRound(tx: ServiceContext, bookingId: string): Promise<void> {
  const closed = await tx.db
    .updateTable('ReviewRound')
    .set({ closedAt: tx.clock.now() })
    .where('bookingId', '=', bookingId)
    .where('kind', '=', ReviewRoundKind.STAY)
    .where('closedAt', 'is', null)
    .returning('kind')
    .executeTakeFirst();
  if (!closed) return;
  await tx.db
    .updateTable('Review')
    .set({ round: ReviewRoundKind.END })
    .where('bookingId', '=', bookingId)
    .where('round', '=', ReviewRoundKind.STAY)
    .where('status', 'in', [ReviewStatus.SUBMITTED, ReviewStatus.HELD])
    .execute();
}

function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
