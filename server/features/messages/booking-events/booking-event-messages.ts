import type { ServiceContext } from '../../../core/context.js';
import type { StoredEvent } from '../../../core/events/event-types.js';
import { findHiddenSpans } from '../../../core/redaction/payment-requests.js';
import { zoneOfPostalCode } from '../../../core/values/time-zone.js';
import { hasAgreedPair } from '../../bookings/agreed-pair.js';
import { BookingActor, TermType, type DeclineReason } from '../../bookings/booking.enums.js';
import { eventMessageKey, toMessageEventType } from './booking-event-messages.rules.js';
import { lockConversation } from '../conversations/lock-conversation.js';
import { cleanBody, redactSpans } from '../message-text.rules.js';
import { ConversationKind, MessageEventType, type MessageEventDetails } from '../message.enums.js';
import { openConversation } from '../conversations/open-conversation.js';
import { insertEventMessage, insertTextMessage } from '../insert-message.js';

interface BookingDetails {
  readonly id: string;
  readonly spaceId: string;
  readonly renterId: string;
  readonly hostId: string;
  readonly from: string;
  readonly to: string;
  readonly isRolling: boolean;
  readonly respondBy: Date | null;
  readonly declineReason: DeclineReason | null;
  readonly message: string;
  readonly postalCode: string | null;
  readonly hasAgreed: boolean;
}

const WITH_DEADLINE: ReadonlySet<MessageEventType> = new Set([
  MessageEventType.BOOKING_REQUESTED,
  MessageEventType.BOOKING_RESPONSE_DUE,
]);
const WITH_ACTOR: ReadonlySet<MessageEventType> = new Set([
  MessageEventType.BOOKING_CANCELLED,
  MessageEventType.BOOKING_NOTICE,
]);
/** The events by which a booking first reaches the host; the renter's text is added with them. */
const FIRST_EVENTS: ReadonlySet<MessageEventType> = new Set([
  MessageEventType.BOOKING_REQUESTED,
  MessageEventType.BOOKING_CONFIRMED,
]);

/** Adds an event of a booking to the conversation of its two sides, and with the first one the renter's text. */
export async function addBookingEventMessage(tx: ServiceContext, event: StoredEvent): Promise<void> {
  const type = toMessageEventType(event);
  const booking = type && (await readBooking(tx, String(event.payload['bookingId'])));
  if (!booking) return;
  const conversationId = await openConversation(tx, booking, ConversationKind.BOOKING);
  await lockConversation(tx, conversationId);
  const details = toEventDetails(type, booking, event.payload);
  await insertEventMessage(tx, {
    conversationId,
    type,
    details,
    bookingId: booking.id,
    dedupeKey: eventMessageKey(type, event.id, booking.id),
    at: event.createdAt,
  });
  if (FIRST_EVENTS.has(type)) await addRequestMessage(tx, conversationId, booking, event.createdAt);
}

/** Adds the text of the booking request as a message of the renter. */
async function addRequestMessage(
  tx: ServiceContext,
  conversationId: string,
  { id, renterId, hostId, message, hasAgreed }: BookingDetails,
  at: Date,
): Promise<void> {
  const body = cleanBody(message);
  if (body === '') return;
  const spans = findHiddenSpans(body, hasAgreed);
  await insertTextMessage(tx, {
    conversationId,
    senderId: renterId,
    receiverId: hostId,
    body: redactSpans(body, spans),
    original: spans.length > 0 ? body : null,
    kinds: [...new Set(spans.map(({ kind }) => kind))],
    bookingId: id,
    dedupeKey: `booking-message:${id}`,
    at,
  });
}

function toEventDetails(
  type: MessageEventType,
  booking: BookingDetails,
  payload: StoredEvent['payload'],
): MessageEventDetails {
  const { from, to, isRolling, respondBy, declineReason, postalCode } = booking;
  const actor = Object.values(BookingActor).find((value) => value === payload['by']);
  const isNotice = type === MessageEventType.BOOKING_NOTICE;
  return {
    from,
    // A notice that was undone before its event is handled has left its day in the event only.
    ...(isNotice ? { to: String(payload['endsOn']) } : isRolling ? {} : { to }),
    ...(respondBy !== null && WITH_DEADLINE.has(type)
      ? { deadline: respondBy.toISOString(), timeZone: zoneOfPostalCode(postalCode) }
      : {}),
    ...(actor && WITH_ACTOR.has(type) ? { by: actor } : {}),
    ...(declineReason !== null && type === MessageEventType.BOOKING_DECLINED ? { reason: declineReason } : {}),
  };
}

/** A requested booking; null for holds and abandoned checkouts. */
async function readBooking(tx: ServiceContext, id: string): Promise<BookingDetails | null> {
  const row = await tx.db
    .selectFrom('Booking as b')
    .innerJoin('Space as s', 's.id', 'b.spaceId')
    .select([
      'b.id',
      'b.spaceId',
      'b.renterId',
      'b.hostId',
      'b.from',
      'b.to',
      'b.termType',
      'b.respondBy',
      'b.declineReason',
      'b.message',
      's.postalCode',
    ])
    .select((eb) => hasAgreedPair(eb).as('hasAgreed'))
    .where('b.id', '=', id)
    .where('b.requestedAt', 'is not', null)
    .executeTakeFirst();
  return row ? { ...row, isRolling: row.termType === TermType.ROLLING, hasAgreed: Boolean(row.hasAgreed) } : null;
}
