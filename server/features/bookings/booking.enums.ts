import { registerEnumType } from 'type-graphql';

/** Status of a booking. Values are the database's; keys are the API's. */
export enum BookingStatus {
  PENDING_PAYMENT = 'pending_payment',
  REQUESTED = 'requested',
  CONFIRMED = 'confirmed',
  ACTIVE = 'active',
  ENDING = 'ending',
  MOVE_OUT = 'move_out',
  COMPLETED = 'completed',
  DECLINED = 'declined',
  EXPIRED = 'expired',
  WITHDRAWN = 'withdrawn',
  PAYMENT_FAILED = 'payment_failed',
  CANCELLED = 'cancelled',
  TERMINATED = 'terminated',
}

/** What a status means. Rules, queries and the API ask for a meaning and never list statuses. */
export type StatusMeaning =
  | 'holdsDates'
  | 'isPending'
  | 'isUnpaid'
  | 'isLive'
  | 'isAgreed'
  | 'showsAddress'
  | 'isRunning'
  | 'isLeaving'
  | 'isBillable'
  | 'isEarning'
  | 'isFinal'
  | 'cameToNothing'
  | 'isStopped';

interface StatusEntry {
  readonly description: string;
  readonly means: readonly StatusMeaning[];
}

const AGREED = ['holdsDates', 'isAgreed'] as const;
const OCCUPIED = [...AGREED, 'isLive', 'showsAddress', 'isRunning', 'isBillable', 'isEarning'] as const;
const NOTHING = ['isFinal', 'cameToNothing', 'isStopped'] as const;

/**
 * Each status as the API describes it, with what it means: `holdsDates` blocks its days for others (the exclusion constraint lists the same
 * statuses); `isPending` waits for the payment or for the host's answer; `isUnpaid` nothing was paid, and the renter can still pay for the
 * same days; `isLive` it was sent and goes on, so the sides still have something to arrange; `isAgreed` both sides agreed, so they may see contact data; `showsAddress` the renter may see the address and can prepare the
 * move-in; `isRunning` from the move-in to the return of the keys; `isLeaving` the last day has passed, keys or goods are still to be
 * returned; `isBillable` further charges are possible; `isEarning` its days count as income and occupancy, until `earnedUntil`; `isFinal` never changes again;
 * `cameToNothing` ended without a stay; `isStopped` did not happen, or was terminated: nothing of it comes any more.
 */
export const bookingStatuses: Readonly<Record<BookingStatus, StatusEntry>> = {
  [BookingStatus.PENDING_PAYMENT]: {
    description: 'The days are held until `holdExpiresAt`; only the renter sees it.',
    means: ['holdsDates', 'isPending', 'isUnpaid'],
  },
  [BookingStatus.REQUESTED]: {
    description: 'Authorized on the card; the host has until `respondBy` to answer.',
    means: ['holdsDates', 'isPending', 'isLive'],
  },
  [BookingStatus.CONFIRMED]: {
    description: 'Confirmed and not begun; the renter sees the exact address.',
    means: [...AGREED, 'isLive', 'showsAddress', 'isBillable', 'isEarning'],
  },
  [BookingStatus.ACTIVE]: { description: 'The renter has moved in.', means: OCCUPIED },
  [BookingStatus.ENDING]: {
    description: 'One side has given notice; it is active until its new end.',
    means: OCCUPIED,
  },
  [BookingStatus.MOVE_OUT]: {
    description: 'The last day has passed; the return of the keys is to be confirmed.',
    means: [...OCCUPIED, 'isLeaving'],
  },
  [BookingStatus.COMPLETED]: {
    description: 'Ended, and the keys are back.',
    means: ['isAgreed', 'isEarning', 'isFinal'],
  },
  [BookingStatus.DECLINED]: { description: 'The host declined.', means: NOTHING },
  [BookingStatus.EXPIRED]: { description: 'The host did not answer in time.', means: NOTHING },
  [BookingStatus.WITHDRAWN]: { description: 'The renter withdrew the request.', means: NOTHING },
  [BookingStatus.PAYMENT_FAILED]: {
    description: 'It was not paid in time, or the card was declined.',
    means: [...NOTHING, 'isUnpaid'],
  },
  [BookingStatus.CANCELLED]: {
    description: 'Cancelled between confirmation and start: see `cancelledBy`.',
    means: NOTHING,
  },
  [BookingStatus.TERMINATED]: {
    description: 'Terminated by the staff for a breach; the days stay held until the space is empty.',
    means: [...AGREED, 'isLeaving', 'isEarning', 'isStopped'],
  },
};

/** What a person can do with a booking; `Booking.availableActions` has what a viewer may do now. */
export enum BookingAction {
  PAY = 'pay',
  ACCEPT = 'accept',
  DECLINE = 'decline',
  WITHDRAW = 'withdraw',
  CANCEL = 'cancel',
  MARK_ACTIVE = 'mark_active',
  GIVE_NOTICE = 'give_notice',
  UNDO_NOTICE = 'undo_notice',
  CHANGE_DATES = 'change_dates',
  WITHDRAW_CONTRACT = 'withdraw_contract',
  CONFIRM_MOVE_OUT = 'confirm_move_out',
  CLAIM = 'claim',
  RENEW = 'renew',
  TERMINATE = 'terminate',
  DISPUTE = 'dispute',
}

/** Steps of the transition table that are never offered as buttons. */
export enum BookingStep {
  START = 'start',
  EXPIRE_HOLD = 'expire_hold',
  /** The renter releases the days before paying. */
  RELEASE_HOLD = 'release_hold',
  EXPIRE_REQUEST = 'expire_request',
  FAIL_FIRST_CHARGE = 'fail_first_charge',
  /** The first charge was never taken, and the time to begin is over. */
  MISS_START = 'miss_start',
  REACH_END = 'reach_end',
  SETTLE = 'settle',
  /** A claim was settled by ending the stay. */
  END_BY_CLAIM = 'end_by_claim',
}

/** Who acts on a booking. */
export enum BookingActor {
  RENTER = 'renter',
  HOST = 'host',
  ADMIN = 'admin',
  SYSTEM = 'system',
}

/** A fixed-term stay, or one that renews month by month. */
export enum TermType {
  FIXED = 'fixed',
  ROLLING = 'rolling',
}

/** The guarantee plan of a booking. */
export enum ProtectionPlan {
  BASIC = 'basic',
  PLUS = 'plus',
  MAXIMA = 'maxima',
}

/** The reason of a declining host. */
export enum DeclineReason {
  NOT_AVAILABLE = 'not_available',
  GOODS_NOT_SUITABLE = 'goods_not_suitable',
  DATES_DO_NOT_FIT = 'dates_do_not_fit',
  SPACE_CHANGED = 'space_changed',
  OTHER = 'other',
}

/** Status of a charge. */
export enum PaymentStatus {
  PENDING = 'pending',
  ACTION_REQUIRED = 'action_required',
  AUTHORIZED = 'authorized',
  CAPTURED = 'captured',
  VOID = 'void',
  FAILED = 'failed',
  // Never stored: derived from the refunds.
  REFUNDED = 'refunded',
  PARTIALLY_REFUNDED = 'partially_refunded',
  DISPUTED = 'disputed',
}

registerEnumType(BookingStatus, {
  name: 'BookingStatus',
  description: 'Status of a booking.',
  valuesConfig: Object.fromEntries(
    Object.entries(BookingStatus).map(([key, status]) => [key, { description: bookingStatuses[status].description }]),
  ),
});
registerEnumType(BookingAction, {
  name: 'BookingAction',
  description: 'What a person can do with a booking. Those without a mutation in this schema are done on our pages.',
  valuesConfig: {
    PAY: { description: 'Renter: send the request with a payment.' },
    ACCEPT: { description: 'Host: accept (`acceptBooking`).' },
    DECLINE: { description: 'Host: decline (`declineBooking`).' },
    WITHDRAW: { description: 'Renter: withdraw the request (`withdrawBooking`).' },
    CANCEL: { description: 'Cancel it before the start (`cancelBooking`).' },
    MARK_ACTIVE: { description: 'Confirm that the renter has moved in (`markBookingActive`).' },
    GIVE_NOTICE: { description: 'End it earlier than agreed, after the notice period.' },
    UNDO_NOTICE: { description: 'The side that gave notice: ask the other side to undo it.' },
    CHANGE_DATES: {
      description: 'Ask the other side for other days; after the start, for another end.',
    },
    WITHDRAW_CONTRACT: {
      description: 'Renter: withdraw from the contract by law, after the start.',
    },
    CONFIRM_MOVE_OUT: {
      description: 'Host: confirm that the space is empty and the keys are back (`confirmMoveOut`).',
    },
    CLAIM: { description: 'Host, after the last day: claim a part of the deposit.' },
    RENEW: { description: 'Renter: renew it.' },
    TERMINATE: { description: 'Staff: terminate it for a breach.' },
    DISPUTE: { description: 'Claim on the guarantee.' },
  },
});
registerEnumType(BookingActor, {
  name: 'BookingActor',
  description: 'Who acts on a booking.',
  valuesConfig: {
    RENTER: { description: 'The renter.' },
    HOST: { description: 'The host.' },
    ADMIN: { description: 'The staff.' },
    SYSTEM: { description: 'The system: a timer, or the payment provider.' },
  },
});
registerEnumType(TermType, {
  name: 'TermType',
  description: 'A fixed-term stay, or one that continues month by month.',
  valuesConfig: {
    FIXED: { description: 'From a day to a day, a year at most.' },
    ROLLING: { description: 'From a day on, month by month; a year of days is held.' },
  },
});
registerEnumType(ProtectionPlan, {
  name: 'ProtectionPlan',
  description: 'The guarantee plan of a booking; `priceQuote` has its price for a stay.',
  valuesConfig: {
    BASIC: { description: 'The plan that every booking includes.' },
    PLUS: { description: 'Higher limits, for a price with each charge.' },
    MAXIMA: { description: 'The highest limits, for a price with each charge.' },
  },
});
registerEnumType(DeclineReason, {
  name: 'DeclineReason',
  description: 'The reason of a declining host.',
  valuesConfig: {
    NOT_AVAILABLE: { description: 'The space cannot be used then.' },
    GOODS_NOT_SUITABLE: { description: 'The things do not suit the space.' },
    DATES_DO_NOT_FIT: { description: 'The days do not suit the host.' },
    SPACE_CHANGED: { description: 'The space has changed.' },
    OTHER: { description: 'Anything else; requires `text`.' },
  },
});
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Status of a charge.',
  valuesConfig: {
    PENDING: { description: 'Planned, or waiting for the provider’s answer.' },
    ACTION_REQUIRED: { description: 'The renter’s bank asks for confirmation first.' },
    AUTHORIZED: { description: 'Authorized, not captured.' },
    CAPTURED: { description: 'Captured.' },
    VOID: { description: 'Voided: nothing was charged.' },
    FAILED: { description: 'Declined by the card or its bank: see `failureCode`.' },
    REFUNDED: { description: 'Refunded in full.' },
    PARTIALLY_REFUNDED: { description: 'Refunded in part.' },
    DISPUTED: { description: 'The cardholder disputes it with their bank.' },
  },
});
