import type { DomainEvent } from '../../core/events/event-types.js';

export enum ReviewEventType {
  INVITED = 'review.invited',
  REMINDED = 'review.reminded',
  PUBLISHED = 'review.published',
  HIDDEN = 'review.hidden',
}

/** The invited person, and the deadline. */
interface Invitation {
  readonly [key: string]: string | number;
  readonly bookingId: string;
  readonly userId: string;
  /** The invited person's side of the booking: renter or host. */
  readonly side: string;
  /** ISO instant. */
  readonly closesAt: string;
}

/** Ids of a review and of the records it concerns. */
interface ReviewReferences {
  readonly [key: string]: string | boolean;
  readonly reviewId: string;
  readonly bookingId: string;
  readonly spaceId: string;
  readonly authorId: string;
  readonly subjectId: string;
  /** The author's side of the booking: renter or host. */
  readonly side: string;
}

/** A rental has run for 30 days, so both sides can review it. */
export type ReviewInvited = DomainEvent<ReviewEventType.INVITED, Invitation>;
/** The person has not written yet; `day` of the review window is 3 or 10. */
export type ReviewReminded = DomainEvent<ReviewEventType.REMINDED, Invitation & { readonly day: number }>;
/** The review became public; `isAlone`: without one of the other side at the same time. */
export type ReviewPublished = DomainEvent<ReviewEventType.PUBLISHED, ReviewReferences & { readonly isAlone: boolean }>;
/** Staff hid the review. */
export type ReviewHidden = DomainEvent<ReviewEventType.HIDDEN, ReviewReferences>;
