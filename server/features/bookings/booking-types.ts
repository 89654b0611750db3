import { registerEnumType } from 'type-graphql';

/** Where a booking stands. Values are the database's; keys are the API's. */
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
  EXPIRE_REQUEST = 'expire_request',
  FAIL_FIRST_CHARGE = 'fail_first_charge',
  REACH_END = 'reach_end',
  SETTLE = 'settle',
}

/** Who acts on a booking. */
export enum BookingActor {
  RENTER = 'renter',
  HOST = 'host',
  ADMIN = 'admin',
  SYSTEM = 'system',
}

/** A stay with an end, or one that goes on month by month. */
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

/** The band of value the renter declares for her things. */
export enum DeclaredValue {
  UNDER_500 = 'under_500',
  FROM_500_TO_2000 = 'from_500_to_2000',
  FROM_2000_TO_5000 = 'from_2000_to_5000',
  OVER_5000 = 'over_5000',
}

/** Where one charge stands. */
export enum PaymentStatus {
  PENDING = 'pending',
  ACTION_REQUIRED = 'action_required',
  AUTHORIZED = 'authorized',
  CAPTURED = 'captured',
  VOID = 'void',
  FAILED = 'failed',
  REFUNDED = 'refunded',
  PARTIALLY_REFUNDED = 'partially_refunded',
  DISPUTED = 'disputed',
}

/** What a move-in needs. */
export enum MoveInStep {
  RENTER_IDENTITY = 'renter_identity',
  HOST_IDENTITY = 'host_identity',
  TERMS = 'terms',
  FIRST_PAYMENT = 'first_payment',
  PROHIBITED_GOODS = 'prohibited_goods',
  ACCESS_DATA = 'access_data',
}

registerEnumType(BookingStatus, { name: 'BookingStatus', description: 'Where a booking stands.' });
registerEnumType(BookingAction, { name: 'BookingAction', description: 'What a person can do with a booking.' });
registerEnumType(BookingActor, { name: 'BookingActor', description: 'Who acts on a booking.' });
registerEnumType(TermType, { name: 'TermType', description: 'A stay with an end, or one that goes on month by month.' });
registerEnumType(ProtectionPlan, { name: 'ProtectionPlan', description: 'The guarantee plan of a booking.' });
registerEnumType(DeclineReason, { name: 'DeclineReason', description: 'Why a host declines.' });
registerEnumType(DeclaredValue, { name: 'DeclaredValue', description: "The band of value of the renter's things." });
registerEnumType(PaymentStatus, { name: 'PaymentStatus', description: 'Where one charge stands.' });
registerEnumType(MoveInStep, {
  name: 'MoveInStep',
  description: 'What a move-in needs.',
  valuesConfig: {
    RENTER_IDENTITY: { description: "The renter's identity is approved." },
    HOST_IDENTITY: { description: "The host's identity is approved." },
    TERMS: { description: 'Both have said yes to the terms.' },
    FIRST_PAYMENT: { description: 'The first charge was taken.' },
    PROHIBITED_GOODS: { description: 'The renter has declared that she stores nothing forbidden.' },
    ACCESS_DATA: { description: 'The renter can read how to get in.' },
  },
});
