import type { Guard } from '../../../core/writes/state-machine.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { BookingActor, TermType, type BookingStatus } from '../booking.enums.js';
import { noticeWindow, type NoticeStay } from '../changes/notice/notice-days.rules.js';
import type { BookingGuard } from './booking.transitions.js';

/** What the guards read; instants instead of a clock keep them pure. */
export interface TransitionContext extends CommandContext {
  readonly status: BookingStatus;
  /** The start of the first day, in the space's time zone. */
  readonly startsAt: Date;
  /** The start of the day of leaving, in the space's time zone. */
  readonly endsAt: Date;
  /** The end of the day of leaving. */
  readonly leftAt: Date;
  /** When the booking becomes active without a confirmation. */
  readonly activeAt: Date;
  /** The actor; filled in by the machine. */
  readonly actor?: BookingActor;
  /** The stay and its time zone, for the notice period. */
  readonly stay?: NoticeStay & { readonly termsSnapshot: { readonly timeZone: string } };
  readonly confirmedAt?: Date | null;
  readonly noticeBy?: BookingActor | null;
  /** From when the renter can renew. */
  readonly renewalOpensAt?: Date;
  /** Until when a consumer may withdraw from the contract; null before that. */
  readonly withdrawalUntil?: Date | null;
  readonly holdExpiresAt: Date | null;
  readonly respondBy: Date | null;
  /** When the host's time to object after the last day ends; null before. */
  readonly completesAt?: Date | null;
  /** The space confirms instantly (by the terms when the booking began). */
  readonly isInstantBook?: boolean;
  readonly isRenterIdentityApproved?: boolean;
  /** Whether the host can be paid out; true by default. */
  readonly isPayoutAccountReady?: boolean;
  /** Whether the move-in is complete; loaded only for transitions that require it. */
  readonly isMoveInReady?: boolean;
  /** True by default, because most transitions do not depend on it. */
  readonly isFirstChargeTaken?: boolean;
}

/** What a command derives from its input and other records; an undefined value is offered, and refused when the transition runs. */
export interface CommandContext {
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
  readonly hasNothingPastDue?: boolean;
  /** A charge is past due since the formal notice, or the staff stated another breach. */
  readonly isBreachProven?: boolean;
  /** The staff confirmed that the space is empty and the keys are back. */
  readonly isSpaceCleared?: boolean;
  /** Whether no account that the payments depend on is suspended. */
  readonly areSidesActive?: boolean;
  /** Whether the staff have not closed the space. */
  readonly isSpaceOpen?: boolean;
  readonly isNoticeKept?: boolean;
  readonly isCauseEnough?: boolean;
  /** Whether one side waits for the other's answer to a change request. */
  readonly hasOpenChange?: boolean;
  readonly doesOtherSideAgree?: boolean;
  readonly isClaimWindowOpen?: boolean;
}

type Predicate = Guard<TransitionContext>;

/** An instant booking of an unverified renter becomes a request to the host. */
const confirmsAtOnce: Predicate = (details) =>
  (details.isInstantBook ?? false) && (details.isRenterIdentityApproved ?? false);

/** Whether there is a day on which the side could end the stay. */
const canGiveNotice: Predicate = ({ stay, actor }, now) =>
  stay === undefined || actor === undefined
    ? undefined
    : noticeWindow(stay, actor, localDateOf(now, stay.termsSnapshot.timeZone)) !== null;

/** The predicate of each guard that the table names. */
export const bookingGuards: Readonly<Record<BookingGuard, Predicate>> = {
  emailVerified: (details) => details.isEmailVerified,
  spacePublished: (details) => details.isSpacePublished,
  rangeFree: (details) => details.isRangeFree,
  stayWithinBounds: (details) => details.isStayWithinBounds,
  startWithinBounds: (details) => details.isStayWithinBounds,
  notOwnSpace: (details) => (details.isOwnSpace === undefined ? undefined : !details.isOwnSpace),
  fewOpenRequests: (details) => details.isBelowOpenLimit,
  attemptsLeft: (details) => details.hasAttemptsLeft,
  nothingPastDue: (details) => details.hasNothingPastDue,
  holdOpen: (details, now) => details.holdExpiresAt !== null && now < details.holdExpiresAt,
  holdExpired: (details, now) => details.holdExpiresAt !== null && now >= details.holdExpiresAt,
  paymentAuthorised: (details) => details.isPaymentAuthorised,
  mandateAccepted: (details) => details.isMandateAccepted,
  instantBook: confirmsAtOnce,
  renterIdentityApproved: (details) => details.isRenterIdentityApproved ?? false,
  onRequest: (details, now) => !confirmsAtOnce(details, now),
  payoutAccountReady: (details) => details.isPayoutAccountReady ?? true,
  withinResponseTime: (details, now) => details.respondBy !== null && now < details.respondBy,
  responseTimeOver: (details, now) => details.respondBy !== null && now >= details.respondBy,
  reasonGiven: (details) => details.isReasonGiven,
  statementGiven: (details) => details.isStatementGiven,
  retriesExhausted: (details) => details.areRetriesExhausted,
  sidesActive: (details) => details.areSidesActive,
  spaceOpen: (details) => details.isSpaceOpen,
  // Until the move-in the renter can cancel a stay that was booked on its first day, or whose first charge waits for its host.
  beforeEntry: (details, now) =>
    now < details.startsAt ||
    details.isFirstChargeTaken === false ||
    (details.confirmedAt != null && details.confirmedAt >= details.startsAt),
  noticeKept: (details, now) => (canGiveNotice(details, now) === false ? false : details.isNoticeKept),
  causeListedWhenFixed: (details) => details.isCauseEnough,
  noticeGiver: ({ noticeBy, actor }) => noticeBy != null && noticeBy === actor,
  otherSideAgrees: (details) => details.doesOtherSideAgree,
  noOpenChange: ({ hasOpenChange }) => (hasOpenChange === undefined ? undefined : !hasOpenChange),
  fixedTerm: ({ stay }) => stay?.termType === TermType.FIXED,
  renewalAsked: ({ renewalOpensAt, endsAt }, now) =>
    renewalOpensAt !== undefined && now >= renewalOpensAt && now < endsAt,
  withdrawalOpen: ({ withdrawalUntil }, now) => withdrawalUntil != null && now < withdrawalUntil,
  beforeStart: (details, now) => now < details.startsAt,
  started: (details, now) => now >= details.startsAt,
  beforeEnd: (details, now) => now < details.endsAt,
  checklistOrTimeout: (details, now) =>
    (details.isMoveInReady ?? false) || ((details.isFirstChargeTaken ?? true) && now >= details.activeAt),
  startMissed: ({ activeAt, isFirstChargeTaken }, now) =>
    now < activeAt ? false : isFirstChargeTaken === undefined ? undefined : !isFirstChargeTaken,
  breachProven: (details) => details.isBreachProven,
  goodsRemovedAndKeysBack: (details) => details.isSpaceCleared,
  withinClaimTime: (details, now) => details.completesAt != null && now < details.completesAt,
  claimWindowOpen: (details) => details.isClaimWindowOpen,
  endReached: (details, now) => now >= details.leftAt,
  confirmedOrTimeout: (details, now) =>
    details.completesAt != null && now >= details.completesAt ? true : details.isMoveOutConfirmed,
};
