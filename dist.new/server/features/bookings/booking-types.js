import { registerEnumType } from 'type-graphql';
/** Status of a booking. Values are the database's; keys are the API's. */
export var BookingStatus;
(function (BookingStatus) {
    BookingStatus["PENDING_PAYMENT"] = "pending_payment";
    BookingStatus["REQUESTED"] = "requested";
    BookingStatus["CONFIRMED"] = "confirmed";
    BookingStatus["ACTIVE"] = "active";
    BookingStatus["ENDING"] = "ending";
    BookingStatus["MOVE_OUT"] = "move_out";
    BookingStatus["COMPLETED"] = "completed";
    BookingStatus["DECLINED"] = "declined";
    BookingStatus["EXPIRED"] = "expired";
    BookingStatus["WITHDRAWN"] = "withdrawn";
    BookingStatus["PAYMENT_FAILED"] = "payment_failed";
    BookingStatus["CANCELLED"] = "cancelled";
    BookingStatus["TERMINATED"] = "terminated";
})(BookingStatus || (BookingStatus = {}));
const AGREED = ['holdsDates', 'isAgreed'];
const OCCUPIED = [...AGREED, 'showsAddress', 'isRunning', 'isBillable', 'isEarning'];
const NOTHING = ['isFinal', 'cameToNothing'];
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
export const bookingStatuses = {
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
        description: 'Called off between confirmation and start: see `cancelledBy`.',
        means: NOTHING,
    },
    [BookingStatus.TERMINATED]: {
        description: 'Ended by the staff for a breach; the days stay held until the things are out.',
        means: [...AGREED, 'isLeaving'],
    },
};
/** What a person can do with a booking; what a viewer may do now is in `Booking.availableActions`. */
export var BookingAction;
(function (BookingAction) {
    BookingAction["PAY"] = "pay";
    BookingAction["ACCEPT"] = "accept";
    BookingAction["DECLINE"] = "decline";
    BookingAction["WITHDRAW"] = "withdraw";
    BookingAction["CANCEL"] = "cancel";
    BookingAction["MARK_ACTIVE"] = "mark_active";
    BookingAction["GIVE_NOTICE"] = "give_notice";
    BookingAction["UNDO_NOTICE"] = "undo_notice";
    BookingAction["CHANGE_DATES"] = "change_dates";
    BookingAction["WITHDRAW_CONTRACT"] = "withdraw_contract";
    BookingAction["CONFIRM_MOVE_OUT"] = "confirm_move_out";
    BookingAction["CLAIM"] = "claim";
    BookingAction["RENEW"] = "renew";
    BookingAction["TERMINATE"] = "terminate";
    BookingAction["DISPUTE"] = "dispute";
})(BookingAction || (BookingAction = {}));
/** Steps of the transition table that are never offered as buttons. */
export var BookingStep;
(function (BookingStep) {
    BookingStep["START"] = "start";
    BookingStep["EXPIRE_HOLD"] = "expire_hold";
    /** The renter gives the days back before paying. */
    BookingStep["RELEASE_HOLD"] = "release_hold";
    BookingStep["EXPIRE_REQUEST"] = "expire_request";
    BookingStep["FAIL_FIRST_CHARGE"] = "fail_first_charge";
    BookingStep["REACH_END"] = "reach_end";
    BookingStep["SETTLE"] = "settle";
    /** A claim was settled by ending the stay. */
    BookingStep["END_BY_CLAIM"] = "end_by_claim";
})(BookingStep || (BookingStep = {}));
/** Who acts on a booking. */
export var BookingActor;
(function (BookingActor) {
    BookingActor["RENTER"] = "renter";
    BookingActor["HOST"] = "host";
    BookingActor["ADMIN"] = "admin";
    BookingActor["SYSTEM"] = "system";
})(BookingActor || (BookingActor = {}));
/** A stay with an end, or one that renews month by month. */
export var TermType;
(function (TermType) {
    TermType["FIXED"] = "fixed";
    TermType["ROLLING"] = "rolling";
})(TermType || (TermType = {}));
/** The guarantee plan of a booking. */
export var ProtectionPlan;
(function (ProtectionPlan) {
    ProtectionPlan["BASIC"] = "basic";
    ProtectionPlan["PLUS"] = "plus";
    ProtectionPlan["MAXIMA"] = "maxima";
})(ProtectionPlan || (ProtectionPlan = {}));
/** Why a host declines. */
export var DeclineReason;
(function (DeclineReason) {
    DeclineReason["NOT_AVAILABLE"] = "not_available";
    DeclineReason["GOODS_NOT_SUITABLE"] = "goods_not_suitable";
    DeclineReason["DATES_DO_NOT_FIT"] = "dates_do_not_fit";
    DeclineReason["SPACE_CHANGED"] = "space_changed";
    DeclineReason["OTHER"] = "other";
})(DeclineReason || (DeclineReason = {}));
/** The band of value the renter declares for the stored things. */
export var DeclaredValue;
(function (DeclaredValue) {
    DeclaredValue["UNDER_500"] = "under_500";
    DeclaredValue["FROM_500_TO_2000"] = "from_500_to_2000";
    DeclaredValue["FROM_2000_TO_5000"] = "from_2000_to_5000";
    DeclaredValue["OVER_5000"] = "over_5000";
})(DeclaredValue || (DeclaredValue = {}));
/** Status of a charge. */
export var PaymentStatus;
(function (PaymentStatus) {
    PaymentStatus["PENDING"] = "pending";
    PaymentStatus["ACTION_REQUIRED"] = "action_required";
    PaymentStatus["AUTHORIZED"] = "authorized";
    PaymentStatus["CAPTURED"] = "captured";
    PaymentStatus["VOID"] = "void";
    PaymentStatus["FAILED"] = "failed";
    // Never stored: they follow from the refunds.
    PaymentStatus["REFUNDED"] = "refunded";
    PaymentStatus["PARTIALLY_REFUNDED"] = "partially_refunded";
    PaymentStatus["DISPUTED"] = "disputed";
})(PaymentStatus || (PaymentStatus = {}));
registerEnumType(BookingStatus, {
    name: 'BookingStatus',
    description: 'Status of a booking.',
    valuesConfig: Object.fromEntries(Object.entries(BookingStatus).map(([key, status]) => [key, { description: bookingStatuses[status].description }])),
});
registerEnumType(BookingAction, {
    name: 'BookingAction',
    description: 'What a person can do with a booking. Actions without a mutation of their own are never among `availableActions`.',
    valuesConfig: {
        PAY: { description: 'Renter: send the request with a payment (`requestBooking`).' },
        ACCEPT: { description: 'Host: say yes (`acceptBooking`).' },
        DECLINE: { description: 'Host: say no (`declineBooking`).' },
        WITHDRAW: { description: 'Renter: take the request back (`withdrawBooking`).' },
        CANCEL: { description: 'Call it off before the start (`cancelBooking`).' },
        MARK_ACTIVE: { description: 'Tell that the renter has moved in (`markBookingActive`).' },
        GIVE_NOTICE: { description: 'End it earlier than agreed, after the time of notice (`giveNotice`).' },
        UNDO_NOTICE: { description: 'Who gave notice: ask the other side to forget it (`askToUndoNotice`).' },
        CHANGE_DATES: {
            description: 'Ask the other side for other days (`askForDates`); of a stay that has begun, for another end.',
        },
        WITHDRAW_CONTRACT: {
            description: 'Renter: withdraw from the contract by law, after the start (`withdrawFromContract`).',
        },
        CONFIRM_MOVE_OUT: { description: 'Host: tell that the space is empty and the keys are back (`confirmMoveOut`).' },
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
        VOID: { description: 'Let go of: nothing was taken.' },
        FAILED: { description: 'Refused by the card or its bank: see `failureCode`.' },
        REFUNDED: { description: 'Taken, and given back whole.' },
        PARTIALLY_REFUNDED: { description: 'Taken, and given back in part.' },
        DISPUTED: { description: 'The cardholder disputes it with their bank.' },
    },
});
//# sourceMappingURL=booking-types.js.map