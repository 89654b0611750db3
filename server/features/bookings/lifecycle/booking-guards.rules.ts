import type { Guard } from '../../../core/state-machine.js';
import type { BookingStatus } from '../booking-types.js';
import type { BookingGuard } from './booking-transitions.js';

/** What the guards read; instants instead of a clock keep them pure. */
export interface TransitionContext extends CommandFacts {
  readonly status: BookingStatus;
  /** The beginning of the first day, in the space's zone. */
  readonly startsAt: Date;
  /** The beginning of the day of leaving, in the space's zone. */
  readonly endsAt: Date;
  /** The end of the day of leaving. */
  readonly leftAt: Date;
  /** When the booking becomes active without anybody's confirmation. */
  readonly activeAt: Date;
  readonly holdExpiresAt: Date | null;
  readonly respondBy: Date | null;
  /** When the host's time to object after the last day is over; null before. */
  readonly completesAt?: Date | null;
  /** The space confirms without asking the host (as the terms were when the booking began). */
  readonly isInstantBook?: boolean;
  readonly isRenterIdentityApproved?: boolean;
  /** Whether the host can be paid; true by default. */
  readonly isPayoutAccountReady?: boolean;
  /** Whether the move-in is complete; loaded only for transitions that ask for it. */
  readonly isMoveInReady?: boolean;
  /** True by default, because most transitions do not depend on it. */
  readonly isFirstChargeTaken?: boolean;
}

/** What a command finds out from its input and other records; an absent fact is offered, and refused when the transition runs. */
export interface CommandFacts {
  readonly isEmailVerified?: boolean;
  readonly isSpacePublished?: boolean;
  readonly isRangeFree?: boolean;
  readonly isStayWithinBounds?: boolean;
  readonly isOwnSpace?: boolean;
  readonly isBelowOpenLimit?: boolean;
  readonly hasAttemptsLeft?: boolean;
  readonly isPaymentAuthorised?: boolean;
  readonly isMandateAccepted?: boolean;
  readonly isReasonGiven?: boolean;
  readonly isStatementGiven?: boolean;
  readonly areRetriesExhausted?: boolean;
  readonly isMoveOutConfirmed?: boolean;
}

type Predicate = Guard<TransitionContext>;

/** An instant booking of an unverified renter becomes a request to the host. */
const confirmsAtOnce: Predicate = (facts) =>
  (facts.isInstantBook ?? false) && (facts.isRenterIdentityApproved ?? false);

/** The guards that are built. A row with any other guard never runs. */
export const bookingGuards: Readonly<Partial<Record<BookingGuard, Predicate>>> = {
  emailVerified: (facts) => facts.isEmailVerified,
  spacePublished: (facts) => facts.isSpacePublished,
  rangeFree: (facts) => facts.isRangeFree,
  stayWithinBounds: (facts) => facts.isStayWithinBounds,
  startWithinBounds: (facts) => facts.isStayWithinBounds,
  notOwnSpace: (facts) => (facts.isOwnSpace === undefined ? undefined : !facts.isOwnSpace),
  fewOpenRequests: (facts) => facts.isBelowOpenLimit,
  attemptsLeft: (facts) => facts.hasAttemptsLeft,
  holdOpen: (facts, now) => facts.holdExpiresAt !== null && now < facts.holdExpiresAt,
  holdExpired: (facts, now) => facts.holdExpiresAt !== null && now >= facts.holdExpiresAt,
  paymentAuthorised: (facts) => facts.isPaymentAuthorised,
  mandateAccepted: (facts) => facts.isMandateAccepted,
  instantBook: confirmsAtOnce,
  renterIdentityApproved: (facts) => facts.isRenterIdentityApproved ?? false,
  onRequest: (facts, now) => !confirmsAtOnce(facts, now),
  payoutAccountReady: (facts) => facts.isPayoutAccountReady ?? true,
  withinResponseTime: (facts, now) => facts.respondBy !== null && now < facts.respondBy,
  responseTimeOver: (facts, now) => facts.respondBy !== null && now >= facts.respondBy,
  reasonGiven: (facts) => facts.isReasonGiven,
  statementGiven: (facts) => facts.isStatementGiven,
  retriesExhausted: (facts) => facts.areRetriesExhausted,
  beforeStart: (facts, now) => now < facts.startsAt,
  started: (facts, now) => now >= facts.startsAt,
  beforeEnd: (facts, now) => now < facts.endsAt,
  checklistOrTimeout: (facts, now) =>
    (facts.isMoveInReady ?? false) || ((facts.isFirstChargeTaken ?? true) && now >= facts.activeAt),
  endReached: (facts, now) => now >= facts.leftAt,
  confirmedOrTimeout: (facts, now) =>
    facts.completesAt != null && now >= facts.completesAt ? true : facts.isMoveOutConfirmed,
};
