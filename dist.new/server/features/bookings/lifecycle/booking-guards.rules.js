import { localDateOf } from '../../../core/values/time-zone.js';
import { TermType } from '../booking-types.js';
import { noticeWindow } from '../changes/notice/notice-days.rules.js';
/** An instant booking of an unverified renter becomes a request to the host. */
const confirmsAtOnce = (details) => (details.isInstantBook ?? false) && (details.isRenterIdentityApproved ?? false);
/** Whether there is a day on which the side could leave or let the other leave. */
const canGiveNotice = ({ stay, actor }, now) => stay === undefined || actor === undefined
    ? undefined
    : noticeWindow(stay, actor, localDateOf(now, stay.termsSnapshot.timeZone)) !== null;
/** The predicates. Every row that is not planned only has one for each of its guards. */
export const bookingGuards = {
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
    // Booked on its first day, the renter can cancel it until they have moved in.
    beforeEntry: (details, now) => now < details.startsAt || (details.confirmedAt != null && details.confirmedAt >= details.startsAt),
    noticeKept: (details, now) => (canGiveNotice(details, now) === false ? false : details.isNoticeKept),
    causeListedWhenFixed: (details) => details.isCauseEnough,
    noticeGiver: ({ noticeBy, actor }) => noticeBy != null && noticeBy === actor,
    otherSideAgrees: (details) => details.doesOtherSideAgree,
    noOpenChange: ({ hasOpenChange }) => (hasOpenChange === undefined ? undefined : !hasOpenChange),
    fixedTerm: ({ stay }) => stay?.termType === TermType.FIXED,
    renewalAsked: ({ renewalOpensAt, endsAt }, now) => renewalOpensAt !== undefined && now >= renewalOpensAt && now < endsAt,
    withdrawalOpen: ({ withdrawalUntil }, now) => withdrawalUntil != null && now < withdrawalUntil,
    beforeStart: (details, now) => now < details.startsAt,
    started: (details, now) => now >= details.startsAt,
    beforeEnd: (details, now) => now < details.endsAt,
    checklistOrTimeout: (details, now) => (details.isMoveInReady ?? false) || ((details.isFirstChargeTaken ?? true) && now >= details.activeAt),
    breachProven: (details) => details.isBreachProven,
    goodsRemovedAndKeysBack: (details) => details.isSpaceCleared,
    withinClaimTime: (details, now) => details.completesAt != null && now < details.completesAt,
    disputeWindowOpen: (details) => details.isClaimWindowOpen,
    endReached: (details, now) => now >= details.leftAt,
    confirmedOrTimeout: (details, now) => details.completesAt != null && now >= details.completesAt ? true : details.isMoveOutConfirmed,
};
//# sourceMappingURL=booking-guards.rules.js.map