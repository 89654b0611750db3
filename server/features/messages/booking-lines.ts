import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events.js';
import { findHiddenSpans } from '../../core/payment-requests.js';
import { zoneOfPostalCode } from '../../core/time-zone.js';
import { AGREED_STATUSES } from '../bookings/booking.policy.js';
import { BookingActor, type BookingStatus, type DeclineReason } from '../bookings/booking-types.js';
import { lineKey, lineOf } from './booking-lines.rules.js';
import { cleanBody, withoutSpans } from './message-text.rules.js';
import { ConversationKind, MessageEventType } from './message-types.js';
import type { MessageEventFacts } from './message.types.js';
import { openConversation } from './open-conversation.js';
import { addLine, addText } from './write-message.js';

interface ToldBooking {
  readonly id: string;
  readonly spaceId: string;
  readonly renterId: string;
  readonly hostId: string;
  readonly status: BookingStatus;
  readonly from: string;
  readonly to: string;
  readonly isRolling: boolean;
  readonly respondBy: string | null;
  readonly declineReason: DeclineReason | null;
  readonly message: string;
  readonly postalCode: string | null;
}

const WITH_DEADLINE: ReadonlySet<MessageEventType> = new Set([MessageEventType.BOOKING_REQUESTED, MessageEventType.BOOKING_RESPONSE_DUE]);
/** A request reaches the host by one of these; her renter's words come with it. */
const FIRST_LINES: ReadonlySet<MessageEventType> = new Set([MessageEventType.BOOKING_REQUESTED, MessageEventType.BOOKING_CONFIRMED]);

/** Tells the two of a booking what happened to it, in their conversation, and brings the renter's own words to it. */
export async function tellOfBooking(tx: ServiceContext, event: StoredEvent): Promise<void> {
  const type = lineOf(event);
  const booking = type && (await readBooking(tx, String(event.payload['bookingId'])));
  if (!booking) return;
  const conversationId = await openConversation(tx, booking, ConversationKind.BOOKING);
  await tx.em.execute('select 1 from conversations where id = ? for update', [conversationId]);
  const facts = factsOf(type, booking, event.payload['by']);
  await addLine(tx, { conversationId, type, facts, bookingId: booking.id, dedupeKey: lineKey(type, event.id, booking.id), at: event.createdAt });
  if (FIRST_LINES.has(type)) await addRentersWords(tx, conversationId, booking, event.createdAt);
}

/** What the renter wrote with her request, as the first message of hers about it. */
async function addRentersWords(tx: ServiceContext, conversationId: string, { id, renterId, hostId, message, status }: ToldBooking, at: Date): Promise<void> {
  const body = cleanBody(message);
  if (body === '') return;
  const spans = findHiddenSpans(body, AGREED_STATUSES.includes(status));
  await addText(tx, {
    conversationId,
    senderId: renterId,
    receiverId: hostId,
    body: withoutSpans(body, spans),
    original: spans.length > 0 ? body : null,
    kinds: [...new Set(spans.map(({ kind }) => kind))],
    bookingId: id,
    dedupeKey: `booking-message:${id}`,
    at,
  });
}

function factsOf(type: MessageEventType, booking: ToldBooking, by: unknown): MessageEventFacts {
  const { from, to, isRolling, respondBy, declineReason, postalCode } = booking;
  const actor = Object.values(BookingActor).find((value) => value === by);
  return {
    from,
    ...(isRolling ? {} : { to }),
    ...(respondBy !== null && WITH_DEADLINE.has(type) ? { deadline: new Date(respondBy).toISOString(), timeZone: zoneOfPostalCode(postalCode) } : {}),
    ...(actor && type === MessageEventType.BOOKING_CANCELLED ? { by: actor } : {}),
    ...(declineReason !== null && type === MessageEventType.BOOKING_DECLINED ? { reason: declineReason } : {}),
  };
}

/** A booking that has reached the host; null for all others. */
async function readBooking(tx: ServiceContext, id: string): Promise<ToldBooking | null> {
  const [row] = await tx.em.execute<ToldBooking[]>(
    `select b.id, b.space_id as "spaceId", b.renter_id as "renterId", b.host_id as "hostId", b.status, b.starts_on::text as from, b.ends_on::text as to,
            b.term_type = 'rolling' as "isRolling", b.respond_by as "respondBy", b.decline_reason as "declineReason", b.message, s.postal_code as "postalCode"
     from bookings b join spaces s on s.id = b.space_id where b.id = ? and b.requested_at is not null`,
    [id],
  );
  return row ?? null;
}
