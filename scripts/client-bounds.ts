import { PAGE_SIZE } from '../server/core/graphql/connection.js';
import { MAX_IMAGE_BYTES } from '../server/core/files/image.js';
import { megabytes } from '../server/core/files/size-params.js';
import { COST_BUCKETS, OPERATION_LIMITS, type CallerKind } from '../server/core/graphql/limits.js';
import { MAX_NOTE_LENGTH, MONTHS_AHEAD } from '../server/features/calendar/block-days.rules.js';
import {
  MAX_NOTICE_TEXT_LENGTH,
  NOTICE_CAUSES,
  NOTICE_REASONS,
} from '../server/features/bookings/changes/notice/notice-reasons.rules.js';
import { NoticeReason } from '../server/features/bookings/changes/notice/notice.enums.js';
import { CancellationReason } from '../server/features/bookings/cancellation/cancellation.enums.js';
import { NOTICE_LENGTH } from '../server/core/constants/notice-length.js';
import { BANNER_TEXT } from '../server/features/admin/banners/save-banner.js';
import { LEGAL_NOTICE_DAYS } from '../server/features/admin/legal/announce-version.js';
import { MOST_VIEWS } from '../server/features/admin/lists/view-bounds.rules.js';
import { STATEMENT_LENGTH } from '../server/features/accounts/measures/apply-measure.js';
import { MAX_REASON_LENGTH } from '../server/core/staff-reason.js';
import { ALONE_CENTS } from '../server/core/two-persons.js';
import { MAX_CREDIT_CENTS } from '../server/features/admin/bookings/give-booking-credit.js';
import { STRICT_MIN_STAY_DAYS } from '../server/features/spaces/pricing/policy-terms.js';
import { ANNOUNCED_DAYS_BEFORE, FORMAL_NOTICE_DAYS } from '../server/features/bookings/billing/charge-ladder.rules.js';
import { MESSAGE_LIMITS } from '../server/features/messages/limits/message-limits.rules.js';
import { ANSWER_DAYS } from '../server/features/privacy/rights/data-request.rules.js';
import { VIEW_MINUTES } from '../server/features/accounts/sessions/view-token.js';
import { CODE_MINUTES } from '../server/features/accounts/phone/request-phone-code.js';
import { READ_MINUTES } from '../server/features/calendar/feeds/calendar-feed.jobs.js';
import { MAX_FILE_BYTES } from '../server/features/claims/evidence/rental-file-store.js';
import { RETENTION_MONTHS } from '../server/features/notifications/list/delete-old.js';
import { PRIORITY_HOURS } from '../server/features/waiting-list/offer-days.js';
import { CLAIM_BOUNDS } from '../server/features/claims/claim-cases.rules.js';
import { QUEUES } from '../server/features/admin/queues/queue-rows.js';
import { StaffQueue } from '../server/features/admin/queues/staff-queue.types.js';
import { MISUSE } from '../server/features/reports/cases/misuse.js';
import { CHANGES_LENGTH } from '../server/features/spaces/approval/decide-space.js';
import { LOWER_RENT_PERCENT, REBOOKING_MAX_CENTS } from '../server/features/claims/money/remedy-amounts.js';
import { COOKIES_VERSION } from '../server/features/accounts/consents.js';
import { accountBounds, CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from '../server/features/accounts/account.rules.js';
import { MAX_AVATAR_BYTES, MIN_AVATAR_SIDE } from '../server/features/accounts/profile/avatar-files.js';
import { profileBounds } from '../server/features/accounts/profile/profile.rules.js';
import { DIGITS } from '../server/features/accounts/second-factor/totp.js';
import {
  MAX_DECLINE_TEXT_LENGTH,
  MAX_MESSAGE_LENGTH,
} from '../server/features/bookings/lifecycle/booking-request.rules.js';
import {
  CANCELLATION_REASONS,
  MAX_CANCEL_TEXT_LENGTH,
} from '../server/features/bookings/cancellation/cancellation.rules.js';
import { BookingActor, ProtectionPlan } from '../server/features/bookings/booking.enums.js';
import { DECLARED_VALUE_STEPS, DeclaredValue } from '../server/features/bookings/stored-goods/declared-value.types.js';
import {
  ART_MAX_CENTS,
  GUARANTEE_LIMITS,
  INVENTORY_NEEDED_ABOVE_CENTS,
} from '../server/features/claims/proposal/guarantee.rules.js';
import { AREA_LIMIT_PERMILLE } from '../server/features/claims/proposal/claim-proposal.rules.js';
import { COMMENT_MAX } from '../server/features/content/feedback/rate-article.js';
import { MOST_IN_LIST } from '../server/features/favorites/list-name.rules.js';
import { MOST_NOTE } from '../server/features/favorites/save-favorite.js';
import { ATTACHMENT_BOUNDS } from '../server/features/messages/attachments/attachment.rules.js';
import { MAX_TEXT_LENGTH } from '../server/features/messages/conversations/conversation-lists.js';
import { MAX_BODY_LENGTH } from '../server/features/messages/message-text.rules.js';
import { MAX_QUICK_REPLIES, QUICK_REPLY_LENGTH } from '../server/features/messages/quick-replies/quick-replies.js';
import { MAX_TEXT } from '../server/features/onboarding/onboarding.rules.js';
import { MAX_REVIEW_PHOTOS } from '../server/features/reviews/photos/attach-review-photos.js';
import {
  NOTE_LENGTH,
  REPLY_LENGTH,
  STARS,
  STATEMENT_LENGTH as REVIEW_STATEMENT_LENGTH,
  TEXT_LENGTH,
} from '../server/features/reviews/review-content.rules.js';
import { MAX_NAME_LENGTH } from '../server/features/saved-searches/save-search.js';
import { MAX_RESULTS, MIN_CHARACTERS } from '../server/features/search/places/geocode.routes.js';
import { ANSWER_MINUTES, TICKET_BOUNDS } from '../server/features/support/ticket-input.rules.js';
import { TicketPriority } from '../server/features/support/ticket.enums.js';
import { DEFAULT_RADIUS_M, flagFilterList, numberFilterList } from '../server/features/search/plain-filters.rules.js';
import { WIDER_RADII_M } from '../server/features/search/search-nothing-found.js';
import { COUNT_CAP } from '../server/features/search/search-query.js';
import { ACCESS_STEP_MINUTES, draftBounds } from '../server/features/spaces/draft/draft.rules.js';
import { MAX_ALT } from '../server/features/spaces/photos/space-photos.js';
import { VERIFICATION_BOUNDS } from '../server/features/verification/documents/document-kinds.rules.js';
import { thingBounds } from '../server/features/spaces/things/things.rules.js';

/** The API limits for visitors, users and programs, for the page about them. */
const ofEach = (value: (caller: CallerKind) => number): readonly number[] =>
  (['anonymous', 'signedIn', 'key'] as const).map(value);

/** The names in the API of an enum's values. */
const namesOf = <V extends string>(all: Readonly<Record<string, V>>, values: readonly V[]): readonly string[] =>
  values.flatMap((value) => Object.keys(all).filter((name) => all[name] === value));

/** The reasons that each side may give, for the dialogs that ask for one. */
export const clientReasons = {
  cancelReasons: {
    renter: namesOf(CancellationReason, CANCELLATION_REASONS[BookingActor.RENTER]),
    host: namesOf(CancellationReason, CANCELLATION_REASONS[BookingActor.HOST]),
    staff: namesOf(CancellationReason, CANCELLATION_REASONS[BookingActor.ADMIN]),
  },
  noticeReasons: {
    renter: namesOf(NoticeReason, NOTICE_REASONS[BookingActor.RENTER]),
    host: namesOf(NoticeReason, NOTICE_REASONS[BookingActor.HOST]),
    hostOfFixed: namesOf(NoticeReason, NOTICE_CAUSES),
    staff: namesOf(NoticeReason, NOTICE_REASONS[BookingActor.ADMIN]),
  },
} as const;

/** Limits that the client shows in advance and keys that both sides write, from the server's source. Texts count in characters. */
export const clientBounds = {
  apiLimits: {
    bucket: ofEach((caller) => COST_BUCKETS[caller].size),
    restored: ofEach((caller) => COST_BUCKETS[caller].perSecond),
    perCall: ofEach((caller) => OPERATION_LIMITS[caller].cost),
    nodes: ofEach((caller) => OPERATION_LIMITS[caller].nodes),
    first: ofEach((caller) => OPERATION_LIMITS[caller].first),
  },
  textBounds: {
    statement: STATEMENT_LENGTH,
    reviewStatement: REVIEW_STATEMENT_LENGTH,
    spaceChanges: CHANGES_LENGTH,
    banner: BANNER_TEXT,
    logReason: { max: MAX_REASON_LENGTH },
    claimText: { min: CLAIM_BOUNDS.minText, max: CLAIM_BOUNDS.maxText },
    claimReasons: { min: CLAIM_BOUNDS.minReasons, max: CLAIM_BOUNDS.maxReasons },
    claimQuestion: { min: CLAIM_BOUNDS.minReasons, max: CLAIM_BOUNDS.maxQuestion },
  },
  staffViewBounds: { counted: { max: MOST_VIEWS }, viewAs: { minutes: VIEW_MINUTES } },
  accountBounds,
  linkBounds: { hours: CONFIRM_LINK_HOURS, resetMinutes: RESET_LINK_MINUTES },
  profileBounds,
  avatarBounds: { minSide: MIN_AVATAR_SIDE, maxBytes: MAX_AVATAR_BYTES },
  legalNoticeBounds: LEGAL_NOTICE_DAYS,
  staffMoneyBounds: { aloneCents: ALONE_CENTS, creditMaxCents: MAX_CREDIT_CENTS },
  waitingBounds: { priorityHours: PRIORITY_HOURS },
  chargeBounds: { formalNoticeDays: FORMAL_NOTICE_DAYS, announcedDays: ANNOUNCED_DAYS_BEFORE },
  policyBounds: { strictMinStayDays: STRICT_MIN_STAY_DAYS },
  dataRequestBounds: { answerDays: ANSWER_DAYS },
  codeBounds: { digits: DIGITS },
  noticeBounds: NOTICE_LENGTH,
  photoBounds: { ...draftBounds.photos, alt: { max: MAX_ALT }, maxMegabytes: megabytes(MAX_IMAGE_BYTES) },
  accessHoursBounds: { stepMinutes: ACCESS_STEP_MINUTES, dayMinutes: draftBounds.minuteOfDay.max },
  calendarBounds: { note: { max: MAX_NOTE_LENGTH }, block: { months: MONTHS_AHEAD } },
  bookingBounds: {
    message: { max: MAX_MESSAGE_LENGTH },
    declineText: { max: MAX_DECLINE_TEXT_LENGTH },
    cancelText: { max: MAX_CANCEL_TEXT_LENGTH },
    noticeText: { max: MAX_NOTICE_TEXT_LENGTH },
  },
  reviewBounds: {
    text: TEXT_LENGTH,
    note: NOTE_LENGTH,
    reply: REPLY_LENGTH,
    stars: STARS,
    photos: { max: MAX_REVIEW_PHOTOS },
  },
  messageBounds: {
    body: { max: MAX_BODY_LENGTH },
    files: { max: ATTACHMENT_BOUNDS.perMessage },
    quickReplies: { max: MAX_QUICK_REPLIES },
    quickReply: QUICK_REPLY_LENGTH,
    searchText: { max: MAX_TEXT_LENGTH },
    pause: { days: MESSAGE_LIMITS.pauseDays },
  },
  guaranteeLimits: Object.fromEntries(
    Object.entries(ProtectionPlan).map(([name, plan]) => [name, GUARANTEE_LIMITS[plan]]),
  ),
  declaredValueSteps: Object.fromEntries(
    Object.entries(DeclaredValue).map(([name, value]) => [name, DECLARED_VALUE_STEPS[value]]),
  ),
  claimBounds: {
    answerHours: CLAIM_BOUNDS.answerHours,
    voteHours: CLAIM_BOUNDS.voteHours,
    hiddenDays: CLAIM_BOUNDS.hiddenDefectDays,
    discoveryDays: CLAIM_BOUNDS.discoveryDays,
    workingDays: CLAIM_BOUNDS.decisionWorkingDays,
    appealDays: CLAIM_BOUNDS.appealDays,
    rebookingMaxCents: REBOOKING_MAX_CENTS,
    lowerRentPercent: LOWER_RENT_PERCENT,
    areaLessPercent: AREA_LIMIT_PERMILLE / 10,
  },
  identityBounds: {
    reviewHours: VERIFICATION_BOUNDS.reviewHours,
    filesKeptDays: VERIFICATION_BOUNDS.filesKeptDays,
    attemptDays: VERIFICATION_BOUNDS.attemptDays,
  },
  answerBounds: {
    normalHours: ANSWER_MINUTES[TicketPriority.NORMAL] / 60,
    spaceHours: QUEUES[StaffQueue.SPACES].targetHours,
  },
  misuseBounds: { days: MISUSE.suspendedDays },
  evidenceBounds: { maxMegabytes: megabytes(MAX_FILE_BYTES) },
  phoneBounds: { codeMinutes: CODE_MINUTES },
  feedBounds: { readMinutes: READ_MINUTES },
  notificationBounds: { keptMonths: RETENTION_MONTHS },
  guaranteeBounds: {
    inventoryAboveCents: INVENTORY_NEEDED_ABOVE_CENTS,
    artMaxCents: ART_MAX_CENTS,
    itemName: { max: CLAIM_BOUNDS.maxItemName },
  },
  ticketBounds: TICKET_BOUNDS,
  articleBounds: { comment: { max: COMMENT_MAX } },
  onboardingBounds: { place: { max: MAX_TEXT.place } },
  cookieText: { version: COOKIES_VERSION },
  pageBounds: { first: PAGE_SIZE.default, most: PAGE_SIZE.max },
  favoriteBounds: { inList: { max: MOST_IN_LIST }, note: { max: MOST_NOTE } },
  savedSearchBounds: { name: { max: MAX_NAME_LENGTH } },
  searchBounds: {
    radiiM: [DEFAULT_RADIUS_M, ...WIDER_RADII_M],
    counted: { max: COUNT_CAP },
    suggestions: { max: MAX_RESULTS },
    placeText: { min: MIN_CHARACTERS },
  },
  searchFlags: Object.fromEntries(flagFilterList.map(([name, { key }]) => [key, name])),
  searchReals: numberFilterList.flatMap(([name, { isReal }]) => (isReal ? [name] : [])),
  searchNumbers: Object.fromEntries(numberFilterList.map(([name, { key }]) => [key, name])),
  thingBounds,
} as const;
