import type { Viewer } from '../../core/context.js';
import { ReviewStatus } from './review-types.js';
import type { ReviewAbilities, ReviewRow } from './review.types.js';
import { mayStillReply } from './review-window.rules.js';

/** Whether the viewer may know that the review exists: its author always, everybody else once it is published. */
export function canReadReview(viewer: Viewer | null, { authorId, status }: ReviewRow): boolean {
  return status === ReviewStatus.PUBLISHED || viewer?.id === authorId;
}

/** The note between the two sides: its author's, and the other side's with the publication. */
export function canReadNote(viewer: Viewer | null, { authorId, subjectId, status }: ReviewRow): boolean {
  return viewer !== null && (viewer.id === authorId || (viewer.id === subjectId && status === ReviewStatus.PUBLISHED));
}

/** Whether the viewer is one of the two whose rental it is about. */
export function isParty(viewer: Viewer | null, { authorId, subjectId }: ReviewRow): boolean {
  return viewer !== null && (viewer.id === authorId || viewer.id === subjectId);
}

/** What the viewer may do with a review now. */
export function reviewAbilities(viewer: Viewer | null, review: ReviewRow, now: Date): ReviewAbilities {
  const isOwn = viewer?.id === review.authorId;
  const isPublished = review.status === ReviewStatus.PUBLISHED;
  return {
    edit: isOwn && !isPublished && review.status !== ReviewStatus.HIDDEN && review.openUntil !== null && now < review.openUntil,
    reply: viewer?.id === review.subjectId && isPublished && !review.isReplaced && review.replyText === null && review.publishedAt !== null && mayStillReply(review.publishedAt, now),
    report: isPublished && !isOwn,
  };
}
