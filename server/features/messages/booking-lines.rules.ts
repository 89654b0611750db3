import type { StoredEvent } from '../../core/events.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { MessageEventType } from './message-types.js';

/** What of an event decides whether a conversation tells of it. */
type BookingNews = Pick<StoredEvent, 'type' | 'payload'>;

const T = MessageEventType;
const TOLD: Readonly<Record<string, MessageEventType>> = {
  [BookingEventType.REQUESTED]: T.BOOKING_REQUESTED,
  [BookingEventType.CONFIRMED]: T.BOOKING_CONFIRMED,
  [BookingEventType.DECLINED]: T.BOOKING_DECLINED,
  [BookingEventType.EXPIRED]: T.BOOKING_EXPIRED,
  [BookingEventType.WITHDRAWN]: T.BOOKING_WITHDRAWN,
  [BookingEventType.CANCELLED]: T.BOOKING_CANCELLED,
  [BookingEventType.PAYMENT_FAILED]: T.BOOKING_PAYMENT_FAILED,
  [BookingEventType.RESPONSE_DUE]: T.BOOKING_RESPONSE_DUE,
  [BookingEventType.STAY_STARTED]: T.BOOKING_STARTED,
  [BookingEventType.MOVE_OUT_STARTED]: T.BOOKING_MOVE_OUT,
  [BookingEventType.COMPLETED]: T.BOOKING_COMPLETED,
};

/** An hour after a request nobody is late. */
const LEAST_REMINDER_HOURS = 12;

/** The events that conversations tell of. */
export const toldEvents: readonly string[] = Object.keys(TOLD);

/** The line an event makes; null when it makes none. */
export function lineOf({ type, payload }: BookingNews): MessageEventType | null {
  // A checkout that was merely left is nobody's business but the renter's.
  if (type === BookingEventType.PAYMENT_FAILED && payload['isAfterAnswer'] !== true) return null;
  if (type === BookingEventType.RESPONSE_DUE && Number(payload['hours']) < LEAST_REMINDER_HOURS) return null;
  return TOLD[type] ?? null;
}

/** One event makes one line, however often it is delivered; a request is reminded of once. */
export function lineKey(line: MessageEventType, eventId: string, bookingId: string): string {
  return line === T.BOOKING_RESPONSE_DUE ? `response-due:${bookingId}` : `event:${eventId}`;
}
