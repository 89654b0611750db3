import type { DomainEvent } from '../../core/events.js';

export enum ReviewEventType {
  INVITED = 'review.invited',
  REMINDED = 'review.reminded',
  PUBLISHED = 'review.published',
  HIDDEN = 'review.hidden',
}

/** Whom a review is asked of, and until when. */
interface Invitation {
  readonly [fact: string]: string | number;
  readonly bookingId: string;
  readonly userId: string;
  /** Of the booking: renter or host. */
  readonly side: string;
  /** ISO instant. */
  readonly closesAt: string;
}

/** ISO ids of a review and of those it concerns. */
interface ReviewFacts {
  readonly [fact: string]: string | boolean;
  readonly reviewId: string;
  readonly bookingId: string;
  readonly spaceId: string;
  readonly authorId: string;
  readonly subjectId: string;
  /** The author's of the booking: renter or host. */
  readonly side: string;
}

/** A rental has run for 30 days: both sides can say how it goes. */
export type ReviewInvited = DomainEvent<ReviewEventType.INVITED, Invitation>;
/** She has not written yet; `day` of the time to do so is 3 or 10. */
export type ReviewReminded = DomainEvent<ReviewEventType.REMINDED, Invitation & { readonly day: number }>;
/** Everybody can read it from now on; `isAlone`: nothing of the other side came with it. */
export type ReviewPublished = DomainEvent<ReviewEventType.PUBLISHED, ReviewFacts & { readonly isAlone: boolean }>;
/** The staff took it away. */
export type ReviewHidden = DomainEvent<ReviewEventType.HIDDEN, ReviewFacts>;
