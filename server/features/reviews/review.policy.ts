import type { Viewer } from '../../core/context.js';
import { ReviewStatus } from './review.enums.js';
import type { ReviewAbilities, ReviewRow } from './review.types.js';
import { canStillReply } from './review-window.rules.js';

/** Whether the viewer may know that the review exists: its author always, everybody else once it is published. */
export function canReadReview(viewer: Viewer | null, { authorId, status }: ReviewRow): boolean {
  return status === ReviewStatus.PUBLISHED || viewer?.id === authorId;
}

/** The private note is readable by its author, and by the subject once the review is published. */
export function canReadNote(viewer: Viewer | null, { authorId, subjectId, status }: ReviewRow): boolean {
  return viewer !== null && (viewer.id === authorId || (viewer.id === subjectId && status === ReviewStatus.PUBLISHED));
}

/** Whether the viewer is the renter or the host of the rental. */
export function isParty(viewer: Viewer | null, { authorId, subjectId }: ReviewRow): boolean {
  return viewer !== null && (viewer.id === authorId || viewer.id === subjectId);
}

/** Until when the review's round accepts reviews; null once it is closed, which it also is when both sides have written. */
export function getOpenUntil({ closesAt, closedAt }: ReviewRow): Date | null {
  return closedAt === null ? closesAt : null;
}

/** What the viewer may do with a review now. */
export function reviewAbilities(viewer: Viewer | null, review: ReviewRow, now: Date): ReviewAbilities {
  const isOwn = viewer?.id === review.authorId;
  const isPublished = review.status === ReviewStatus.PUBLISHED;
  const openUntil = getOpenUntil(review);
  return {
    edit: isOwn && !isPublished && review.status !== ReviewStatus.HIDDEN && openUntil !== null && now < openUntil,
    reply:
      viewer?.id === review.subjectId &&
      isPublished &&
      review.replacedBy === null &&
      review.replyText === null &&
      review.publishedAt !== null &&
      canStillReply(review.publishedAt, now),
    report: isPublished && !isOwn,
    markUseful: viewer !== null && isPublished && !isParty(viewer, review),
  };
}
