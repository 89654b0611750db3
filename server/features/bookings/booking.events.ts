/** What happens to bookings, for others to react to. */
export const BookingEventType = {
  STARTED: 'booking.started',
  DATES_CHANGED: 'booking.dates_changed',
  REQUESTED: 'booking.requested',
  CONFIRMED: 'booking.confirmed',
  DECLINED: 'booking.declined',
  EXPIRED: 'booking.expired',
  WITHDRAWN: 'booking.withdrawn',
  /** The days are free again: the hold ran out, or the first charge failed. */
  PAYMENT_FAILED: 'booking.payment_failed',
  /** Cancelled after the confirmation; `by`: renter, host or admin. */
  CANCELLED: 'booking.cancelled',
  /** The renter has moved in; `by`: renter, host or system. */
  STAY_STARTED: 'booking.stay_started',
  /** The morning of the day of leaving. */
  ENDS_TODAY: 'booking.ends_today',
  /** The last day is over: the host is to find the space empty. */
  MOVE_OUT_STARTED: 'booking.move_out_started',
  /** The space is empty and the keys are back; `by`: host or system. */
  COMPLETED: 'booking.completed',
  /** The host has not answered yet. */
  RESPONSE_DUE: 'booking.response_due',
} as const;

export type BookingEventName = (typeof BookingEventType)[keyof typeof BookingEventType];

/** Ids and facts, never names or money. */
export interface BookingEventPayload {
  readonly bookingId: string;
  readonly spaceId: string;
  readonly renterId: string;
  readonly hostId: string;
  readonly [fact: string]: string | number | boolean;
}
