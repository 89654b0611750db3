/** Events of bookings, for other features to consume. */
export const BookingEventType = {
  STARTED: 'booking.started',
  DATES_CHANGED: 'booking.dates_changed',
  /** The renter released the days before paying. */
  HOLD_RELEASED: 'booking.hold_released',
  REQUESTED: 'booking.requested',
  CONFIRMED: 'booking.confirmed',
  DECLINED: 'booking.declined',
  EXPIRED: 'booking.expired',
  WITHDRAWN: 'booking.withdrawn',
  /** The days are free again: the hold expired, or the first charge failed. */
  PAYMENT_FAILED: 'booking.payment_failed',
  /** Cancelled after the confirmation; `by`: renter, host or admin. */
  CANCELLED: 'booking.cancelled',
  /** The renter has moved in; `by`: renter, host or system. */
  STAY_STARTED: 'booking.stay_started',
  /** The morning of the day of leaving. */
  ENDS_TODAY: 'booking.ends_today',
  /** The last day has passed: the host confirms that the space is empty. */
  MOVE_OUT_STARTED: 'booking.move_out_started',
  /** The space is empty and the keys are back; `by`: host or system. */
  COMPLETED: 'booking.completed',
  /** The staff terminated an active rental for a breach; `reason` names it. */
  TERMINATED: 'booking.terminated',
  /** One side ends the stay early; `by`: renter, host or admin, `endsOn`: the day of leaving. */
  NOTICE_GIVEN: 'booking.notice_given',
  NOTICE_UNDONE: 'booking.notice_undone',
  /** The end is near: both sides are asked about a renewal. */
  RENEWAL_DUE: 'booking.renewal_due',
  /** The renter renewed until `endsOn`. */
  RENEWED: 'booking.renewed',
  /** One side requests a change; `by`: renter or host, `kind`: dates or undo_notice. */
  CHANGE_ASKED: 'booking.change_asked',
  /** Both sides agreed on other days. */
  DATES_AGREED: 'booking.dates_agreed',
  /** The other side declined; `by`: the requester. */
  CHANGE_DECLINED: 'booking.change_declined',
  /** Nobody answered in time; `by`: the requester. */
  CHANGE_LAPSED: 'booking.change_lapsed',
  /** The requester withdrew it; `by`: the requester. */
  CHANGE_WITHDRAWN: 'booking.change_withdrawn',
  /** The renter withdrew from the contract after the start. */
  CONTRACT_WITHDRAWN: 'booking.contract_withdrawn',
  /** The host's account was suspended before the start: the renter may cancel free of charge. */
  HOST_SUSPENDED: 'booking.host_suspended',
  /** A side made a claim; `by`: renter or host. */
  CLAIM_OPENED: 'booking.claim_opened',
  /** The renter withdrew the mandate: no charge is made off-session. */
  MANDATE_WITHDRAWN: 'booking.mandate_withdrawn',
  /** The renter restored the mandate: charges are made off-session again. */
  MANDATE_GIVEN: 'booking.mandate_given',
  /** The host has not answered yet. */
  RESPONSE_DUE: 'booking.response_due',
} as const;

export type BookingEventName = (typeof BookingEventType)[keyof typeof BookingEventType];

/** Ids and details, never names or money. */
export interface BookingEventPayload {
  readonly bookingId: string;
  readonly spaceId: string;
  readonly renterId: string;
  readonly hostId: string;
  readonly [detail: string]: string | number | boolean;
}
