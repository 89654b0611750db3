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

/** What a status means. Rules, queries and the API ask for a meaning and never list statuses themselves. */
export type StatusMeaning =
  | 'holdsDates'
  | 'isPending'
  | 'isUnpaid'
  | 'isAgreed'
  | 'showsAddress'
  | 'isRunning'
  | 'isLeaving'
  | 'isBillable'
  | 'isEarning'
  | 'isFinal'
  | 'cameToNothing';

interface StatusEntry {
  readonly description: string;
  readonly means: readonly StatusMeaning[];
}

const AGREED = ['holdsDates', 'isAgreed'] as const;
const OCCUPIED = [...AGREED, 'showsAddress', 'isRunning', 'isBillable', 'isEarning'] as const;
const NOTHING = ['isFinal', 'cameToNothing'] as const;

/**
 * Each status as the API describes it, with what it means:
 * `holdsDates` keeps its days from others (the exclusion constraint lists the same statuses);
 * `isPending` waits for the payment or for the host's answer;
 * `isUnpaid` nothing was paid, and the renter can still pay for the same days;
 * `isAgreed` both sides have said yes, so they may know how to reach each other;
 * `showsAddress` the renter knows where the space is and can prepare the move-in;
 * `isRunning` from the move-in to the return of the keys;
 * `isLeaving` the last day is over, keys or goods are still to be returned;
 * `isBillable` charges may still come;
 * `isEarning` its days count as income and occupancy;
 * `isFinal` never changes again;
 * `cameToNothing` ended without a stay.
 */
export const bookingStatuses: Readonly<Record<BookingStatus, StatusEntry>> = {
  [BookingStatus.PENDING_PAYMENT]: {
    description: 'The days are held for 15 minutes; only the renter sees it.',
    means: ['holdsDates', 'isPending', 'isUnpaid'],
  },
  [BookingStatus.REQUESTED]: {
    description: 'Paid for by a hold on the card; the host has until `respondBy` to answer.',
    means: ['holdsDates', 'isPending'],
  },
  [BookingStatus.CONFIRMED]: {
    description: 'Agreed and not begun; the renter sees the exact address.',
    means: [...AGREED, 'showsAddress', 'isBillable', 'isEarning'],
  },
  [BookingStatus.ACTIVE]: { description: 'The renter has moved in.', means: OCCUPIED },
  [BookingStatus.ENDING]: { description: 'One side has given notice; it runs on to its new end.', means: OCCUPIED },
  [BookingStatus.MOVE_OUT]: {
    description: 'The last day is over; the return of the keys is to be confirmed.',
    means: [...OCCUPIED, 'isLeaving'],
  },
  [BookingStatus.COMPLETED]: {
    description: 'Over, and the keys are back.',
    means: ['isAgreed', 'isEarning', 'isFinal'],
  },
  [BookingStatus.DECLINED]: { description: 'The host said no.', means: NOTHING },
  [BookingStatus.EXPIRED]: { description: 'The host did not answer in time.', means: NOTHING },
  [BookingStatus.WITHDRAWN]: { description: 'The renter withdrew the request.', means: NOTHING },
  [BookingStatus.PAYMENT_FAILED]: {
    description: 'It was not paid in time, or the card failed.',
    means: [...NOTHING, 'isUnpaid'],
  },
  [BookingStatus.CANCELLED]: {
    description: 'Cancelled between confirmation and start: see `cancelledBy`.',
    means: NOTHING,
  },
  [BookingStatus.TERMINATED]: {
    description: 'Ended by the staff for a breach; the days stay held until the things are out.',
    means: [...AGREED, 'isLeaving'],
  },
};

/** What a person can do with a booking; what a viewer may do now is in `Booking.availableActions`. */
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
  /** The renter gives the days back before paying. */
  RELEASE_HOLD = 'release_hold',
  EXPIRE_REQUEST = 'expire_request',
  FAIL_FIRST_CHARGE = 'fail_first_charge',
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

/** A stay with an end, or one that renews month by month. */
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

/** Why a host declines. */
export enum DeclineReason {
  NOT_AVAILABLE = 'not_available',
  GOODS_NOT_SUITABLE = 'goods_not_suitable',
  DATES_DO_NOT_FIT = 'dates_do_not_fit',
  SPACE_CHANGED = 'space_changed',
  OTHER = 'other',
}

/** The band of value the renter declares for the stored things. */
export enum DeclaredValue {
  UNDER_500 = 'under_500',
  FROM_500_TO_2000 = 'from_500_to_2000',
  FROM_2000_TO_5000 = 'from_2000_to_5000',
  OVER_5000 = 'over_5000',
}

/** Status of a charge. */
export enum PaymentStatus {
  PENDING = 'pending',
  ACTION_REQUIRED = 'action_required',
  AUTHORIZED = 'authorized',
  CAPTURED = 'captured',
  VOID = 'void',
  FAILED = 'failed',
  // Never stored: they follow from the refunds.
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
  description:
    'What a person can do with a booking. Actions without a mutation of their own are never among `availableActions`.',
  valuesConfig: {
    PAY: { description: 'Renter: send the request with a payment (`requestBooking`).' },
    ACCEPT: { description: 'Host: say yes (`acceptBooking`).' },
    DECLINE: { description: 'Host: say no (`declineBooking`).' },
    WITHDRAW: { description: 'Renter: take the request back (`withdrawBooking`).' },
    CANCEL: { description: 'Cancel it before the start (`cancelBooking`).' },
    MARK_ACTIVE: { description: 'Confirm that the renter has moved in (`markBookingActive`).' },
    GIVE_NOTICE: { description: 'End it earlier than agreed, after the time of notice (`giveNotice`).' },
    UNDO_NOTICE: { description: 'Who gave notice: ask the other side to agree to its withdrawal (`askToUndoNotice`).' },
    CHANGE_DATES: {
      description: 'Ask the other side for other days (`askForDates`); of a stay that has begun, for another end.',
    },
    WITHDRAW_CONTRACT: {
      description: 'Renter: withdraw from the contract by law, after the start (`withdrawFromContract`).',
    },
    CONFIRM_MOVE_OUT: {
      description: 'Host: confirm that the space is empty and the keys are back (`confirmMoveOut`).',
    },
    CLAIM: { description: 'Host, after the last day: claim something of the deposit (`submitClaim`).' },
    RENEW: { description: 'Renter: stay on after the end (`renewBooking`).' },
    TERMINATE: { description: 'Staff: end it for a breach.' },
    DISPUTE: { description: 'Claim on the guarantee (`submitClaim`); `claimOptions` says for what.' },
  },
});
registerEnumType(BookingActor, {
  name: 'BookingActor',
  description: 'Who acts on a booking.',
  valuesConfig: {
    RENTER: { description: 'Who rents the space.' },
    HOST: { description: 'Whose space it is.' },
    ADMIN: { description: 'The staff.' },
    SYSTEM: { description: 'Nobody: a clock, or the payment provider.' },
  },
});
registerEnumType(TermType, {
  name: 'TermType',
  description: 'A stay with an end, or one that goes on month by month.',
  valuesConfig: {
    FIXED: { description: 'From a day to a day, a year at most.' },
    ROLLING: { description: 'From a day on, month by month; the days of a year are held.' },
  },
});
registerEnumType(ProtectionPlan, {
  name: 'ProtectionPlan',
  description: 'The guarantee plan of a booking; what each costs is in `planPrices` and `priceQuote`.',
  valuesConfig: {
    BASIC: { description: 'The one that every booking has.' },
    PLUS: { description: 'Higher sums, for a price with each charge.' },
    MAXIMA: { description: 'The highest sums, for a price with each charge.' },
  },
});
registerEnumType(DeclineReason, {
  name: 'DeclineReason',
  description: 'Why a host declines.',
  valuesConfig: {
    NOT_AVAILABLE: { description: 'The space cannot be used then.' },
    GOODS_NOT_SUITABLE: { description: 'The things do not suit the space.' },
    DATES_DO_NOT_FIT: { description: 'The days do not suit the host.' },
    SPACE_CHANGED: { description: 'The space is not what it was.' },
    OTHER: { description: 'Anything else; asks for `text`.' },
  },
});
registerEnumType(DeclaredValue, {
  name: 'DeclaredValue',
  description: "The band of value of the renter's things.",
  valuesConfig: {
    UNDER_500: { description: 'Less than 500 €.' },
    FROM_500_TO_2000: { description: '500 to 2000 €.' },
    FROM_2000_TO_5000: { description: '2000 to 5000 €.' },
    OVER_5000: { description: 'More than 5000 €.' },
  },
});
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Status of a charge.',
  valuesConfig: {
    PENDING: { description: 'To come, or the answer of the provider is awaited.' },
    ACTION_REQUIRED: { description: 'The bank of the renter asks for confirmation first.' },
    AUTHORIZED: { description: 'Held on the card, not taken.' },
    CAPTURED: { description: 'Taken.' },
    VOID: { description: 'Released: nothing was taken.' },
    FAILED: { description: 'Refused by the card or its bank: see `failureCode`.' },
    REFUNDED: { description: 'Taken, and given back whole.' },
    PARTIALLY_REFUNDED: { description: 'Taken, and given back in part.' },
    DISPUTED: { description: 'The cardholder disputes it with their bank.' },
  },
});
