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
  /** ISO instant. */
  readonly closesAt: string;
}

/** ISO ids of a review and of those it concerns. */
interface ReviewFacts {
  readonly [fact: string]: string;
  readonly reviewId: string;
  readonly bookingId: string;
  readonly spaceId: string;
  readonly authorId: string;
  readonly subjectId: string;
}

/** A rental has run for 30 days: both sides can say how it goes. */
export type ReviewInvited = DomainEvent<ReviewEventType.INVITED, Invitation>;
/** She has not written yet; `day` of the time to do so is 3 or 10. */
export type ReviewReminded = DomainEvent<ReviewEventType.REMINDED, Invitation & { readonly day: number }>;
/** Everybody can read it from now on. */
export type ReviewPublished = DomainEvent<ReviewEventType.PUBLISHED, ReviewFacts>;
/** The staff took it away. */
export type ReviewHidden = DomainEvent<ReviewEventType.HIDDEN, ReviewFacts>;
