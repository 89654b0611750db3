import type { RequestContext } from '../../core/context.js';
import type { Booking } from '../bookings/booking.entity.js';
import { timelineLoader, type TimelineEntry } from '../bookings/booking.loaders.js';
import { BookingStatus } from '../bookings/booking.enums.js';
import { bookingReviewsLoader } from './review.loaders.js';
import { getOpenUntil } from './review.policy.js';
import { ReviewRoundKind, ReviewStatus } from './review.enums.js';
import type { BookingReviewState, ReviewRow } from './review.types.js';
import { getReviewWindow, isOpen, isReviewable, type ReviewTiming, type ReviewWindow } from './review-window.rules.js';

/** The reviews of a booking from the viewer's side; null when it is never reviewed, or the viewer is not one of its sides. */
export async function getBookingReviewState(ctx: RequestContext, booking: Booking): Promise<BookingReviewState | null> {
  const viewerId = ctx.viewer?.id;
  if (viewerId !== booking.renterId && viewerId !== booking.hostId) return null;
  const timing = toReviewTiming(booking, await timelineLoader(ctx).load(booking.id));
  if (!isReviewable(timing)) return null;
  const reviews = await bookingReviewsLoader(ctx).load(booking.id);
  const own = reviews.filter(({ authorId }) => authorId === viewerId);
  const window = getReviewWindow(timing, booking.termsSnapshot.constants.REVIEW_WINDOW_DAYS);
  const canWrite = window !== null && isOpen(window, ctx.clock.now()) && canChange(own, window);
  return {
    canWrite,
    isReplacing:
      canWrite &&
      window.round === ReviewRoundKind.END &&
      own.some(({ round, status }) => round === ReviewRoundKind.STAY && status === ReviewStatus.PUBLISHED),
    opensAt: window?.opensAt ?? null,
    closesAt: window?.closesAt ?? null,
    own: own[0] ?? null,
    other: reviews.find(({ authorId, status }) => authorId !== viewerId && status === ReviewStatus.PUBLISHED) ?? null,
  };
}

/* A review can be changed until its round is closed, unless staff have hidden it. */
function canChange(own: readonly ReviewRow[], { round }: ReviewWindow): boolean {
  return own.every(
    (review) => review.round !== round || (getOpenUntil(review) !== null && review.status !== ReviewStatus.HIDDEN),
  );
}

function toReviewTiming(
  { status, from, to, termsSnapshot }: Booking,
  timeline: readonly TimelineEntry[],
): ReviewTiming {
  const firstAt = (wanted: BookingStatus): Date | null =>
    timeline.find(({ toStatus }) => toStatus === wanted)?.at ?? null;
  return {
    status,
    from,
    to,
    timeZone: termsSnapshot.timeZone,
    activeAt: firstAt(BookingStatus.ACTIVE),
    completedAt: firstAt(BookingStatus.COMPLETED),
  };
}
