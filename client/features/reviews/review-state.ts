import type { LeaveReview_BookingFragment } from '../../generated/graphql';
import { CATEGORIES, type ReviewSide } from './categories';

/** State of a booking's review, which decides what the page shows. */
export type ReviewState = 'form' | 'early' | 'closed' | 'waiting' | 'published' | 'hidden' | 'ineligible';

/** The viewer's side of the booking; null for staff. */
export function getReviewSide({ viewerRole }: Pick<LeaveReview_BookingFragment, 'viewerRole'>): ReviewSide | null {
  return viewerRole !== null && viewerRole in CATEGORIES ? (viewerRole as ReviewSide) : null;
}

/** Derives the state from the permissions that the server sends. */
export function getReviewState({ review }: Pick<LeaveReview_BookingFragment, 'review'>, now: number): ReviewState {
  if (!review) return 'ineligible';
  const { canWrite, own, opensAt } = review;
  if (canWrite) return 'form';
  if (own) return own.isPublished ? 'published' : own.isWaiting ? 'waiting' : 'hidden';
  return opensAt === null || Date.parse(opensAt) > now ? 'early' : 'closed';
}
