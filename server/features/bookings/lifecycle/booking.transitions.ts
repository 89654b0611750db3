import type { TransitionRow } from '../../../core/writes/state-machine.js';
import { BookingAction, BookingActor, BookingStatus, BookingStep } from '../booking.enums.js';
import { BookingEventType, type BookingEventName } from '../booking.events.js';

/** What can move a booking: a person's action or a step of the system. */
export type BookingTrigger = BookingAction | BookingStep;

/** Conditions of a transition; `booking-guards.rules.ts` has the predicates. */
export type BookingGuard =
  | 'emailVerified'
  | 'spacePublished'
  | 'rangeFree'
  | 'stayWithinBounds'
  | 'startWithinBounds'
  | 'notOwnSpace'
  | 'fewOpenRequests'
  | 'attemptsLeft'
  | 'nothingPastDue'
  | 'holdOpen'
  | 'holdExpired'
  | 'paymentAuthorised'
  | 'mandateAccepted'
  | 'onRequest'
  | 'instantBook'
  | 'renterIdentityApproved'
  | 'withinResponseTime'
  | 'responseTimeOver'
  | 'payoutAccountReady'
  | 'reasonGiven'
  | 'retriesExhausted'
  | 'beforeStart'
  | 'statementGiven'
  | 'started'
  | 'checklistOrTimeout'
  | 'startMissed'
  | 'beforeEntry'
  | 'sidesActive'
  | 'spaceOpen'
  | 'fixedTerm'
  | 'noOpenChange'
  | 'withdrawalOpen'
  | 'noticeKept'
  | 'causeListedWhenFixed'
  | 'noticeGiver'
  | 'otherSideAgrees'
  | 'beforeEnd'
  | 'endReached'
  | 'confirmedOrTimeout'
  | 'withinClaimTime'
  | 'renewalAsked'
  | 'breachProven'
  | 'goodsRemovedAndKeysBack'
  | 'claimWindowOpen';

/** What a transition changes besides the status; `booking-effects.ts` implements these effects. */
export type BookingEffect =
  | 'freezeQuote'
  | 'releaseAuthorisation'
  | 'agreeTerms'
  | 'settleOrDeferFirstCharge'
  | 'refundCharges'
  | 'dropScheduledCharges'
  | 'cancelCycles'
  | 'endAgreement'
  | 'chargeCancellingHost'
  | 'chargeWithoutNotice'
  | 'creditRenter'
  | 'changeTerms';

/** The jobs that are scheduled; `booking-effects.ts` implements them. */
export type BookingTimer = 'holdEnd' | 'hostAnswer' | 'stayStart' | 'stayEnd' | 'renewal' | 'completion';

/** One row of the booking table. */
export interface BookingTransition extends TransitionRow<
  BookingStatus,
  BookingTrigger,
  BookingActor,
  BookingGuard,
  BookingEffect,
  BookingTimer,
  BookingEventName
> {
  /** Codes of the resulting notifications; a test keeps them in sync with the notification rules. */
  readonly notifies: readonly string[];
}

const { RENTER, HOST, ADMIN, SYSTEM } = BookingActor;
const { PENDING_PAYMENT, REQUESTED, CONFIRMED, ACTIVE, ENDING, MOVE_OUT, TERMINATED } = BookingStatus;

/** From the chosen dates to the host's answer. */
const beforeConfirmation: readonly BookingTransition[] = [
  {
    id: 'T1',
    from: null,
    to: PENDING_PAYMENT,
    on: BookingStep.START,
    by: [RENTER],
    guards: [
      'emailVerified',
      'spacePublished',
      'rangeFree',
      'stayWithinBounds',
      'startWithinBounds',
      'notOwnSpace',
      'fewOpenRequests',
      'attemptsLeft',
      'nothingPastDue',
    ],
    effects: ['freezeQuote'],
    timers: ['holdEnd'],
    notices: [BookingEventType.STARTED],
    notifies: [],
  },
  {
    id: 'T2',
    from: [PENDING_PAYMENT],
    to: BookingStatus.PAYMENT_FAILED,
    on: BookingStep.EXPIRE_HOLD,
    by: [SYSTEM],
    guards: ['holdExpired'],
    effects: ['releaseAuthorisation'],
    notices: [BookingEventType.PAYMENT_FAILED],
    notifies: ['N-R01'],
  },
  {
    // The host never knew of it, so nobody is notified.
    id: 'T2b',
    from: [PENDING_PAYMENT],
    to: BookingStatus.WITHDRAWN,
    on: BookingStep.RELEASE_HOLD,
    by: [RENTER],
    effects: ['releaseAuthorisation'],
    notices: [BookingEventType.HOLD_RELEASED],
    notifies: [],
  },
  {
    id: 'T3',
    from: [PENDING_PAYMENT],
    to: REQUESTED,
    on: BookingAction.PAY,
    by: [RENTER],
    guards: ['holdOpen', 'onRequest', 'paymentAuthorised', 'mandateAccepted'],
    timers: ['hostAnswer'],
    notices: [BookingEventType.REQUESTED],
    notifies: ['N-H01', 'N-R02'],
  },
  {
    id: 'T4',
    from: [PENDING_PAYMENT],
    to: CONFIRMED,
    on: BookingAction.PAY,
    by: [RENTER],
    guards: [
      'holdOpen',
      'instantBook',
      'renterIdentityApproved',
      'sidesActive',
      'spaceOpen',
      'paymentAuthorised',
      'mandateAccepted',
    ],
    effects: ['agreeTerms', 'settleOrDeferFirstCharge'],
    timers: ['stayStart'],
    notices: [BookingEventType.CONFIRMED],
    notifies: ['N-H02', 'N-R04'],
  },
  {
    id: 'T5',
    from: [REQUESTED],
    to: CONFIRMED,
    on: BookingAction.ACCEPT,
    by: [HOST, ADMIN],
    guards: ['withinResponseTime', 'payoutAccountReady', 'sidesActive', 'spaceOpen', 'rangeFree'],
    effects: ['agreeTerms', 'settleOrDeferFirstCharge'],
    timers: ['stayStart'],
    notices: [BookingEventType.CONFIRMED],
    notifies: ['N-R04', 'N-H02'],
  },
  {
    id: 'T6',
    from: [REQUESTED],
    to: BookingStatus.DECLINED,
    on: BookingAction.DECLINE,
    by: [HOST, ADMIN],
    guards: ['withinResponseTime', 'reasonGiven'],
    effects: ['releaseAuthorisation'],
    notices: [BookingEventType.DECLINED],
    notifies: ['N-R05'],
  },
  {
    id: 'T7',
    from: [REQUESTED],
    to: BookingStatus.EXPIRED,
    on: BookingStep.EXPIRE_REQUEST,
    by: [SYSTEM],
    guards: ['responseTimeOver'],
    effects: ['releaseAuthorisation'],
    notices: [BookingEventType.EXPIRED],
    notifies: ['N-R06', 'N-H03'],
  },
  {
    id: 'T8',
    from: [REQUESTED],
    to: BookingStatus.WITHDRAWN,
    on: BookingAction.WITHDRAW,
    // By the system, when the renter's account is suspended.
    by: [RENTER, SYSTEM],
    effects: ['releaseAuthorisation'],
    notices: [BookingEventType.WITHDRAWN],
    notifies: ['N-H04'],
  },
];

/** Between acceptance and the first day. */
const beforeStart: readonly BookingTransition[] = [
  {
    id: 'T9',
    from: [CONFIRMED],
    to: BookingStatus.PAYMENT_FAILED,
    on: BookingStep.FAIL_FIRST_CHARGE,
    by: [SYSTEM],
    guards: ['retriesExhausted'],
    effects: ['cancelCycles'],
    notices: [BookingEventType.PAYMENT_FAILED],
    notifies: ['N-R01', 'N-H05'],
  },
  {
    id: 'T10',
    from: [CONFIRMED],
    to: BookingStatus.CANCELLED,
    on: BookingAction.CANCEL,
    by: [RENTER],
    guards: ['beforeEntry'],
    effects: ['refundCharges', 'dropScheduledCharges', 'cancelCycles'],
    notices: [BookingEventType.CANCELLED],
    notifies: ['N-H06', 'N-R08'],
  },
  {
    // The charge waited for a suspended host, so nothing has to go back.
    id: 'T10b',
    from: [CONFIRMED],
    to: BookingStatus.CANCELLED,
    on: BookingStep.MISS_START,
    by: [SYSTEM],
    guards: ['startMissed'],
    effects: ['releaseAuthorisation', 'dropScheduledCharges', 'cancelCycles'],
    notices: [BookingEventType.CANCELLED],
    notifies: ['N-R08', 'N-H06'],
  },
  {
    id: 'T11',
    from: [CONFIRMED],
    to: BookingStatus.CANCELLED,
    on: BookingAction.CANCEL,
    by: [HOST],
    guards: ['beforeStart', 'reasonGiven'],
    effects: ['refundCharges', 'dropScheduledCharges', 'cancelCycles', 'chargeCancellingHost', 'creditRenter'],
    notices: [BookingEventType.CANCELLED],
    notifies: ['N-R09', 'N-H07'],
  },
  {
    id: 'T12',
    from: [CONFIRMED],
    to: BookingStatus.CANCELLED,
    on: BookingAction.CANCEL,
    by: [ADMIN],
    guards: ['reasonGiven', 'statementGiven'],
    effects: ['refundCharges', 'dropScheduledCharges', 'cancelCycles'],
    notices: [BookingEventType.CANCELLED],
    notifies: ['N-R08', 'N-H06'],
  },
  {
    id: 'T13',
    from: [CONFIRMED],
    to: ACTIVE,
    on: BookingAction.MARK_ACTIVE,
    by: [RENTER, HOST, SYSTEM],
    guards: ['started', 'checklistOrTimeout'],
    timers: ['stayEnd', 'renewal'],
    notices: [BookingEventType.STAY_STARTED],
    notifies: ['N-R10', 'N-H08'],
  },
];

/** The rental itself and its end. */
const afterStart: readonly BookingTransition[] = [
  {
    id: 'T14',
    from: [ACTIVE],
    to: ENDING,
    on: BookingAction.GIVE_NOTICE,
    by: [RENTER],
    guards: ['noticeKept'],
    effects: ['changeTerms'],
    timers: ['stayEnd'],
    notices: [BookingEventType.NOTICE_GIVEN],
    notifies: ['N-H09', 'N-R11'],
  },
  {
    // The staff give notice for a host without a listed cause, or earlier than the host could.
    id: 'T15',
    from: [ACTIVE],
    to: ENDING,
    on: BookingAction.GIVE_NOTICE,
    by: [HOST, ADMIN],
    guards: ['noticeKept', 'causeListedWhenFixed'],
    effects: ['changeTerms', 'chargeWithoutNotice'],
    timers: ['stayEnd'],
    notices: [BookingEventType.NOTICE_GIVEN],
    notifies: ['N-R12', 'N-H09'],
  },
  {
    // Runs when the other side agrees, on behalf of the side that gave notice.
    id: 'T16',
    from: [ENDING],
    to: ACTIVE,
    on: BookingAction.UNDO_NOTICE,
    by: [RENTER, HOST],
    guards: ['beforeEnd', 'noticeGiver', 'noOpenChange', 'otherSideAgrees', 'rangeFree'],
    effects: ['changeTerms'],
    timers: ['stayEnd', 'renewal'],
    notices: [BookingEventType.NOTICE_UNDONE],
    notifies: ['N-B01'],
  },
  {
    id: 'T17',
    from: [ACTIVE, ENDING],
    to: MOVE_OUT,
    on: BookingStep.REACH_END,
    by: [SYSTEM],
    guards: ['endReached'],
    timers: ['completion'],
    notices: [BookingEventType.MOVE_OUT_STARTED],
    notifies: ['N-R13', 'N-H10'],
  },
  {
    id: 'T18',
    from: [MOVE_OUT],
    to: BookingStatus.COMPLETED,
    on: BookingAction.CONFIRM_MOVE_OUT,
    by: [HOST, SYSTEM],
    guards: ['confirmedOrTimeout'],
    notices: [BookingEventType.COMPLETED],
    notifies: ['N-R14', 'N-H11'],
  },
  {
    id: 'T19',
    from: [MOVE_OUT],
    to: 'same',
    on: BookingAction.CLAIM,
    by: [HOST],
    guards: ['withinClaimTime', 'claimWindowOpen'],
    notices: [BookingEventType.CLAIM_OPENED],
    notifies: ['N-R15', 'N-A01'],
  },
  {
    id: 'T20',
    from: [ACTIVE],
    to: 'same',
    on: BookingAction.RENEW,
    by: [RENTER],
    guards: ['renewalAsked', 'rangeFree'],
    effects: ['changeTerms'],
    timers: ['stayEnd', 'renewal'],
    notices: [BookingEventType.RENEWED],
    // Sent when the end is near; the renewal itself notifies both sides.
    notifies: ['N-R16', 'N-H12'],
  },
  {
    // A notice protects no breach (decision 122).
    id: 'T21',
    from: [ACTIVE, ENDING],
    to: TERMINATED,
    on: BookingAction.TERMINATE,
    by: [ADMIN],
    guards: ['breachProven'],
    effects: ['endAgreement'],
    notices: [BookingEventType.TERMINATED],
    notifies: ['N-B02'],
  },
  {
    id: 'T22',
    from: [TERMINATED],
    to: BookingStatus.COMPLETED,
    on: BookingStep.SETTLE,
    by: [ADMIN],
    guards: ['goodsRemovedAndKeysBack'],
    notices: [BookingEventType.COMPLETED],
    notifies: ['N-R14', 'N-H11'],
  },
  {
    // "Any open" booking: confirmed and not over yet.
    id: 'T23',
    from: [CONFIRMED, ACTIVE, ENDING, MOVE_OUT, TERMINATED],
    to: 'same',
    on: BookingAction.DISPUTE,
    by: [RENTER],
    guards: ['claimWindowOpen'],
    notices: [BookingEventType.CLAIM_OPENED],
    notifies: ['N-C01', 'N-A01'],
  },
  {
    // Runs when the other side agrees, on behalf of the requester; the staff change the end for both.
    id: 'T24',
    from: [CONFIRMED],
    to: 'same',
    on: BookingAction.CHANGE_DATES,
    by: [RENTER, HOST, ADMIN],
    guards: ['beforeStart', 'noOpenChange', 'otherSideAgrees', 'rangeFree'],
    effects: ['changeTerms'],
    timers: ['stayStart'],
    notices: [BookingEventType.DATES_AGREED],
    notifies: ['N-B04'],
  },
  {
    id: 'T25',
    from: [ACTIVE],
    to: 'same',
    on: BookingAction.CHANGE_DATES,
    by: [RENTER, HOST, ADMIN],
    guards: ['fixedTerm', 'beforeEnd', 'noOpenChange', 'otherSideAgrees', 'rangeFree'],
    effects: ['changeTerms'],
    timers: ['stayEnd', 'renewal'],
    notices: [BookingEventType.DATES_AGREED],
    notifies: ['N-B04'],
  },
  {
    id: 'T26',
    from: [ACTIVE, ENDING],
    to: MOVE_OUT,
    on: BookingAction.WITHDRAW_CONTRACT,
    by: [RENTER],
    guards: ['withdrawalOpen'],
    effects: ['changeTerms'],
    timers: ['completion'],
    notices: [BookingEventType.CONTRACT_WITHDRAWN],
    notifies: ['N-R17', 'N-H14'],
  },
  {
    // The host's side of T23: before the start there is nothing to claim, and after the end T19 applies.
    id: 'T23b',
    from: [ACTIVE, ENDING, TERMINATED],
    to: 'same',
    on: BookingAction.DISPUTE,
    by: [HOST],
    guards: ['claimWindowOpen'],
    notices: [BookingEventType.CLAIM_OPENED],
    notifies: ['N-R15', 'N-A01'],
  },
  {
    id: 'T23c',
    from: [CONFIRMED],
    to: BookingStatus.CANCELLED,
    on: BookingStep.END_BY_CLAIM,
    by: [SYSTEM],
    effects: ['dropScheduledCharges', 'cancelCycles'],
    notices: [BookingEventType.CANCELLED],
    notifies: ['N-R08', 'N-H06'],
  },
  {
    id: 'T23d',
    from: [ACTIVE, ENDING],
    to: MOVE_OUT,
    on: BookingStep.END_BY_CLAIM,
    by: [SYSTEM],
    effects: ['cancelCycles'],
    timers: ['completion'],
    notices: [BookingEventType.MOVE_OUT_STARTED],
    notifies: [],
  },
];

/** The whole table. Actions, the states that hold dates, the diagram and the tests are derived from it. */
export const bookingTransitions: readonly BookingTransition[] = [...beforeConfirmation, ...beforeStart, ...afterStart];
