import { BookingAction, BookingStatus, BookingStep } from './booking-types.js';
import type { BookingTrigger } from './booking-transitions.js';

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

/** The event of each step of the table that is built; steps without one are told by the step before them. */
export const eventOfTrigger: Partial<Record<BookingTrigger, BookingEventName>> = {
  [BookingStep.START]: BookingEventType.STARTED,
  [BookingStep.EXPIRE_HOLD]: BookingEventType.PAYMENT_FAILED,
  [BookingAction.PAY]: BookingEventType.REQUESTED,
  [BookingAction.ACCEPT]: BookingEventType.CONFIRMED,
  [BookingAction.DECLINE]: BookingEventType.DECLINED,
  [BookingStep.EXPIRE_REQUEST]: BookingEventType.EXPIRED,
  [BookingAction.WITHDRAW]: BookingEventType.WITHDRAWN,
  [BookingStep.FAIL_FIRST_CHARGE]: BookingEventType.PAYMENT_FAILED,
};

/** The event of a step by where it leads: an instant booking is confirmed, not requested. */
export function eventOf(trigger: BookingTrigger, to: BookingStatus): BookingEventName | undefined {
  return to === BookingStatus.CONFIRMED ? BookingEventType.CONFIRMED : eventOfTrigger[trigger];
}
