import type { StoredEvent } from '../../../core/events/event-types.js';
import { BookingEventType } from '../../bookings/booking.events.js';
import { MessageEventType } from '../message.enums.js';

/** The part of an event that decides whether it becomes a message. */
type BookingEvent = Pick<StoredEvent, 'type' | 'payload'>;

const T = MessageEventType;
const MESSAGE_TYPES: Readonly<Record<string, MessageEventType>> = {
  [BookingEventType.REQUESTED]: T.BOOKING_REQUESTED,
  [BookingEventType.CONFIRMED]: T.BOOKING_CONFIRMED,
  [BookingEventType.DECLINED]: T.BOOKING_DECLINED,
  [BookingEventType.EXPIRED]: T.BOOKING_EXPIRED,
  [BookingEventType.WITHDRAWN]: T.BOOKING_WITHDRAWN,
  [BookingEventType.CANCELLED]: T.BOOKING_CANCELLED,
  [BookingEventType.PAYMENT_FAILED]: T.BOOKING_PAYMENT_FAILED,
  [BookingEventType.RESPONSE_DUE]: T.BOOKING_RESPONSE_DUE,
  [BookingEventType.STAY_STARTED]: T.BOOKING_STARTED,
  [BookingEventType.NOTICE_GIVEN]: T.BOOKING_NOTICE,
  [BookingEventType.NOTICE_UNDONE]: T.BOOKING_NOTICE_UNDONE,
  [BookingEventType.CONTRACT_WITHDRAWN]: T.BOOKING_CONTRACT_WITHDRAWN,
  [BookingEventType.TERMINATED]: T.BOOKING_TERMINATED,
  [BookingEventType.MOVE_OUT_STARTED]: T.BOOKING_MOVE_OUT,
  [BookingEventType.COMPLETED]: T.BOOKING_COMPLETED,
};

/** Reminders earlier than this many hours after the request are not shown: the host is not late yet. */
const MIN_REMINDER_HOURS = 12;

/** The event types that can add a message to a conversation. */
export const bookingEventsWithMessage: readonly string[] = Object.keys(MESSAGE_TYPES);

/** The type of the message an event adds; null when it adds none. */
export function toMessageEventType({ type, payload }: BookingEvent): MessageEventType | null {
  // A payment that fails during checkout concerns the renter only; after the host's answer it concerns both.
  if (type === BookingEventType.PAYMENT_FAILED && payload['isAfterAnswer'] !== true) return null;
  if (type === BookingEventType.RESPONSE_DUE && Number(payload['hours']) < MIN_REMINDER_HOURS) return null;
  return MESSAGE_TYPES[type] ?? null;
}

/** The deduplication key: a redelivered event adds no second message, and a request gets one reminder. */
export function eventMessageKey(type: MessageEventType, eventId: string, bookingId: string): string {
  return type === T.BOOKING_RESPONSE_DUE ? `response-due:${bookingId}` : `event:${eventId}`;
}
