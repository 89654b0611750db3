import type { LeaveReview_BookingFragment } from '../../generated/graphql';
import { PARTS, type ReviewSide } from './scores';

/** How a booking stands with its reviews: what the page then shows. */
export type ReviewState = 'form' | 'early' | 'closed' | 'waiting' | 'published' | 'hidden' | 'ineligible';

/** The side she is on; staff are on none. */
export function sideOf({ viewerRole }: Pick<LeaveReview_BookingFragment, 'viewerRole'>): ReviewSide | null {
  return viewerRole !== null && viewerRole in PARTS ? (viewerRole as ReviewSide) : null;
}

/** What there is to do or to read, from what the server says is allowed. */
export function stateOf({ review }: Pick<LeaveReview_BookingFragment, 'review'>, now: number): ReviewState {
  if (!review) return 'ineligible';
  const { canWrite, own, opensAt } = review;
  if (canWrite) return 'form';
  if (own?.status === 'PUBLISHED') return 'published';
  if (own?.status === 'HIDDEN') return 'hidden';
  if (own) return 'waiting';
  return opensAt === null || Date.parse(opensAt) > now ? 'early' : 'closed';
}
