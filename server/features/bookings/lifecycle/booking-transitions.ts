import type { PlatformConstantKey } from '../../../core/constants.js';
import type { TransitionRow } from '../../../core/state-machine.js';
import { BookingAction, BookingActor, BookingStatus, BookingStep } from '../booking-types.js';

/** What can move a booking: a person's action or a step of the system. */
export type BookingTrigger = BookingAction | BookingStep;

/** Conditions of a transition. Those with a predicate in the state machine need only the booking; the rest are the command's. */
export type BookingGuard =
  | 'emailVerified'
  | 'spacePublished'
  | 'rangeFree'
  | 'stayWithinBounds'
  | 'startWithinBounds'
  | 'notOwnSpace'
  | 'fewOpenRequests'
  | 'attemptsLeft'
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
  | 'disputeWindowOpen';

/** What a transition does with money. */
export type BookingMoneyEffect =
  | 'none'
  | 'freezeQuote'
  | 'authoriseFirstCharge'
  | 'captureOrDefer'
  | 'voidAuthorisation'
  | 'refundByPolicy'
  | 'refundAllAndChargeHost'
  | 'refundAsDecided'
  | 'startPayoutClock'
  | 'prorateLastCharge'
  | 'restoreCharges'
  | 'stopCharges'
  | 'releaseDeposit'
  | 'freezeDeposit'
  | 'keepPrice'
  | 'settleDebt'
  | 'freezePayout';

/** When the system acts, or until when a person can: a constant and what it is counted from. */
export interface BookingTimer {
  readonly constant: PlatformConstantKey;
  readonly anchor: 'created' | 'requested' | 'start' | 'end' | 'moveOut' | 'beforeStart' | 'beforeEnd';
}

/** One row of the booking table. */
export interface BookingTransition extends TransitionRow<BookingStatus, BookingTrigger, BookingActor> {
  readonly guards: readonly BookingGuard[];
  readonly timer: BookingTimer | null;
  readonly money: BookingMoneyEffect;
  /** Codes of the notifications it sends. */
  readonly notifies: readonly string[];
  /** Whether it opens a dispute beside the status. */
  readonly opensDispute?: true;
}

const { RENTER, HOST, ADMIN, SYSTEM } = BookingActor;
const { PENDING_PAYMENT, REQUESTED, CONFIRMED, ACTIVE, ENDING, MOVE_OUT, TERMINATED } = BookingStatus;

/** From the dates chosen to the host's answer. */
const beforeConfirmation: readonly BookingTransition[] = [
  {
    id: 'T1',
    from: null,
    to: PENDING_PAYMENT,
    action: BookingStep.START,
    actors: [RENTER],
    guards: [
      'emailVerified',
      'spacePublished',
      'rangeFree',
      'stayWithinBounds',
      'startWithinBounds',
      'notOwnSpace',
      'fewOpenRequests',
      'attemptsLeft',
    ],
    timer: null,
    money: 'freezeQuote',
    notifies: [],
  },
  {
    id: 'T2',
    from: [PENDING_PAYMENT],
    to: BookingStatus.PAYMENT_FAILED,
    action: BookingStep.EXPIRE_HOLD,
    actors: [SYSTEM],
    guards: ['holdExpired'],
    timer: { constant: 'PAYMENT_TTL_MIN', anchor: 'created' },
    money: 'voidAuthorisation',
    notifies: ['N-R01'],
  },
  {
    id: 'T3',
    from: [PENDING_PAYMENT],
    to: REQUESTED,
    action: BookingAction.PAY,
    actors: [RENTER],
    guards: ['holdOpen', 'onRequest', 'paymentAuthorised', 'mandateAccepted'],
    timer: null,
    money: 'authoriseFirstCharge',
    notifies: ['N-H01', 'N-R02'],
  },
  {
    id: 'T4',
    from: [PENDING_PAYMENT],
    to: CONFIRMED,
    action: BookingAction.PAY,
    actors: [RENTER],
    guards: ['holdOpen', 'instantBook', 'renterIdentityApproved', 'paymentAuthorised', 'mandateAccepted'],
    timer: null,
    money: 'captureOrDefer',
    notifies: ['N-H02', 'N-R04'],
  },
  {
    id: 'T5',
    from: [REQUESTED],
    to: CONFIRMED,
    action: BookingAction.ACCEPT,
    actors: [HOST, ADMIN],
    guards: ['withinResponseTime', 'payoutAccountReady', 'rangeFree'],
    timer: { constant: 'HOST_RESPONSE_HOURS', anchor: 'requested' },
    money: 'captureOrDefer',
    notifies: ['N-R04', 'N-H02'],
  },
  {
    id: 'T6',
    from: [REQUESTED],
    to: BookingStatus.DECLINED,
    action: BookingAction.DECLINE,
    actors: [HOST, ADMIN],
    guards: ['withinResponseTime', 'reasonGiven'],
    timer: { constant: 'HOST_RESPONSE_HOURS', anchor: 'requested' },
    money: 'voidAuthorisation',
    notifies: ['N-R05'],
  },
  {
    id: 'T7',
    from: [REQUESTED],
    to: BookingStatus.EXPIRED,
    action: BookingStep.EXPIRE_REQUEST,
    actors: [SYSTEM],
    guards: ['responseTimeOver'],
    timer: { constant: 'HOST_RESPONSE_HOURS', anchor: 'requested' },
    money: 'voidAuthorisation',
    notifies: ['N-R06', 'N-H03'],
  },
  {
    id: 'T8',
    from: [REQUESTED],
    to: BookingStatus.WITHDRAWN,
    action: BookingAction.WITHDRAW,
    actors: [RENTER],
    guards: [],
    timer: null,
    money: 'voidAuthorisation',
    notifies: ['N-H04'],
  },
];

/** Between the host's yes and the first day. */
const beforeStart: readonly BookingTransition[] = [
  {
    id: 'T9',
    from: [CONFIRMED],
    to: BookingStatus.PAYMENT_FAILED,
    action: BookingStep.FAIL_FIRST_CHARGE,
    actors: [SYSTEM],
    guards: ['retriesExhausted'],
    timer: { constant: 'FIRST_CHARGE_BEFORE_START_DAYS', anchor: 'beforeStart' },
    money: 'none',
    notifies: ['N-R01', 'N-H05'],
  },
  {
    id: 'T10',
    from: [CONFIRMED],
    to: BookingStatus.CANCELLED,
    action: BookingAction.CANCEL,
    actors: [RENTER],
    guards: ['beforeStart'],
    timer: null,
    money: 'refundByPolicy',
    notifies: ['N-H06', 'N-R08'],
  },
  {
    id: 'T11',
    from: [CONFIRMED],
    to: BookingStatus.CANCELLED,
    action: BookingAction.CANCEL,
    actors: [HOST],
    guards: ['beforeStart', 'reasonGiven'],
    timer: null,
    money: 'refundAllAndChargeHost',
    notifies: ['N-R09', 'N-H07'],
  },
  {
    id: 'T12',
    from: [CONFIRMED],
    to: BookingStatus.CANCELLED,
    action: BookingAction.CANCEL,
    actors: [ADMIN],
    guards: ['reasonGiven', 'statementGiven'],
    timer: null,
    money: 'refundAsDecided',
    notifies: ['N-R08', 'N-H06'],
  },
  {
    id: 'T13',
    from: [CONFIRMED],
    to: ACTIVE,
    action: BookingAction.MARK_ACTIVE,
    actors: [RENTER, HOST, SYSTEM],
    guards: ['started', 'checklistOrTimeout'],
    timer: { constant: 'AUTO_ACTIVE_HOURS', anchor: 'start' },
    money: 'startPayoutClock',
    notifies: ['N-R10', 'N-H08'],
  },
];

/** The rental itself and its end. */
const afterStart: readonly BookingTransition[] = [
  {
    id: 'T14',
    from: [ACTIVE],
    to: ENDING,
    action: BookingAction.GIVE_NOTICE,
    actors: [RENTER],
    guards: ['noticeKept'],
    timer: { constant: 'RENTER_NOTICE_DAYS', anchor: 'beforeEnd' },
    money: 'prorateLastCharge',
    notifies: ['N-H09', 'N-R11'],
  },
  {
    id: 'T15',
    from: [ACTIVE],
    to: ENDING,
    action: BookingAction.GIVE_NOTICE,
    actors: [HOST],
    guards: ['noticeKept', 'causeListedWhenFixed'],
    timer: { constant: 'HOST_NOTICE_DAYS', anchor: 'beforeEnd' },
    money: 'prorateLastCharge',
    notifies: ['N-R12', 'N-H09'],
  },
  {
    id: 'T16',
    from: [ENDING],
    to: ACTIVE,
    action: BookingAction.UNDO_NOTICE,
    actors: [RENTER, HOST],
    guards: ['beforeEnd', 'noticeGiver', 'otherSideAgrees', 'rangeFree'],
    timer: null,
    money: 'restoreCharges',
    notifies: ['N-B01'],
  },
  {
    id: 'T17',
    from: [ACTIVE, ENDING],
    to: MOVE_OUT,
    action: BookingStep.REACH_END,
    actors: [SYSTEM],
    guards: ['endReached'],
    timer: null,
    money: 'stopCharges',
    notifies: ['N-R13', 'N-H10'],
  },
  {
    id: 'T18',
    from: [MOVE_OUT],
    to: BookingStatus.COMPLETED,
    action: BookingAction.CONFIRM_MOVE_OUT,
    actors: [HOST, SYSTEM],
    guards: ['confirmedOrTimeout'],
    timer: { constant: 'MOVE_OUT_CONFIRM_HOURS', anchor: 'moveOut' },
    money: 'releaseDeposit',
    notifies: ['N-R14', 'N-H11'],
  },
  {
    id: 'T19',
    from: [MOVE_OUT],
    to: 'same',
    action: BookingAction.CLAIM,
    actors: [HOST],
    guards: ['withinClaimTime'],
    timer: { constant: 'MOVE_OUT_CONFIRM_HOURS', anchor: 'moveOut' },
    money: 'freezeDeposit',
    notifies: ['N-R15', 'N-A01'],
    opensDispute: true,
  },
  {
    id: 'T20',
    from: [ACTIVE],
    to: 'same',
    action: BookingAction.RENEW,
    actors: [RENTER],
    guards: ['renewalAsked'],
    timer: { constant: 'RENEWAL_ASK_DAY', anchor: 'start' },
    money: 'keepPrice',
    notifies: ['N-R16', 'N-H12'],
  },
  {
    id: 'T21',
    from: [ACTIVE],
    to: TERMINATED,
    action: BookingAction.TERMINATE,
    actors: [ADMIN],
    guards: ['breachProven'],
    timer: null,
    money: 'stopCharges',
    notifies: ['N-B02'],
  },
  {
    id: 'T22',
    from: [TERMINATED],
    to: BookingStatus.COMPLETED,
    action: BookingStep.SETTLE,
    actors: [ADMIN],
    guards: ['goodsRemovedAndKeysBack'],
    timer: null,
    money: 'settleDebt',
    notifies: ['N-R14', 'N-H11'],
  },
  {
    // "Any open" booking: one that two people have agreed on and that is not over yet.
    id: 'T23',
    from: [CONFIRMED, ACTIVE, ENDING, MOVE_OUT, TERMINATED],
    to: 'same',
    action: BookingAction.DISPUTE,
    actors: [RENTER, HOST],
    guards: ['disputeWindowOpen'],
    timer: null,
    money: 'freezePayout',
    notifies: ['N-C01', 'N-A01'],
    opensDispute: true,
  },
];

/** The whole table. Actions, the states that hold dates, the diagram and the tests come from here. */
export const bookingTransitions: readonly BookingTransition[] = [...beforeConfirmation, ...beforeStart, ...afterStart];
