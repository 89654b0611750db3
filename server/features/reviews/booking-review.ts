import type { RequestContext } from '../../core/context.js';
import type { BookingEvent } from '../bookings/booking-face.types.js';
import type { Booking } from '../bookings/booking.entity.js';
import { timelineLoader } from '../bookings/booking.loaders.js';
import { BookingStatus } from '../bookings/booking-types.js';
import { bookingReviewsLoader } from './review.loaders.js';
import { ReviewRound, ReviewStatus } from './review-types.js';
import type { BookingReviewFacts, ReviewRow } from './review.types.js';
import { isOpen, isReviewable, windowOf, type ReviewWindow, type StayFacts } from './review-window.rules.js';

/** Where the viewer stands with a booking's reviews; null when there will be none, or it is not hers to review. */
export async function bookingReview(ctx: RequestContext, booking: Booking): Promise<BookingReviewFacts | null> {
  const viewerId = ctx.viewer?.id;
  if (viewerId !== booking.renterId && viewerId !== booking.hostId) return null;
  const stay = stayOf(booking, await timelineLoader(ctx).load(booking.id));
  if (!isReviewable(stay)) return null;
  const reviews = await bookingReviewsLoader(ctx).load(booking.id);
  const own = reviews.filter(({ authorId }) => authorId === viewerId);
  const window = windowOf(stay, booking.termsSnapshot.constants.REVIEW_WINDOW_DAYS);
  const canWrite = window !== null && isOpen(window, ctx.clock.now()) && isFree(own, window);
  return {
    canWrite,
    isReplacing: canWrite && window.round === ReviewRound.END && own.some(({ round, status }) => round === ReviewRound.STAY && status === ReviewStatus.PUBLISHED),
    opensAt: window?.opensAt ?? null,
    closesAt: window?.closesAt ?? null,
    own: own[0] ?? null,
    other: reviews.find(({ authorId, status }) => authorId !== viewerId && status === ReviewStatus.PUBLISHED) ?? null,
  };
}

/* What waits blind can be changed; what was published or taken away, or is held back after its round, stands. A rental that ends takes the blind ones along. */
function isFree(own: readonly ReviewRow[], { round }: ReviewWindow): boolean {
  return own.every((review) => review.round !== round || (review.openUntil !== null && review.status !== ReviewStatus.HIDDEN));
}

function stayOf({ status, startsOn, endsOn, termsSnapshot }: Booking, timeline: readonly BookingEvent[]): StayFacts {
  const first = (wanted: BookingStatus): Date | null => timeline.find(({ to }) => to === wanted)?.at ?? null;
  return { status, startsOn, endsOn, timeZone: termsSnapshot.timeZone, activeAt: first(BookingStatus.ACTIVE), completedAt: first(BookingStatus.COMPLETED) };
}
