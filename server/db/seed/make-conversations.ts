import { findHiddenSpans } from '../../core/redaction/payment-requests.js';
import { HOUR_MS, MINUTE_MS } from '../../core/values/durations.js';
import { zoneOfPostalCode } from '../../core/values/time-zone.js';
import { BookingEventType } from '../../features/bookings/booking.events.js';
import { eventOf } from '../../features/bookings/lifecycle/booking.state-machine.js';
import { statusMeans } from '../../features/bookings/booking-status.rules.js';
import { BookingStatus } from '../../features/bookings/booking.enums.js';
import { toMessageEventType } from '../../features/messages/booking-events/booking-event-messages.rules.js';
import { redactSpans } from '../../features/messages/message-text.rules.js';
import { ConversationKind, MessageEventType, MessageKind } from '../../features/messages/message.enums.js';
import type { DemoConversation, ConversationLine } from './demo-data/demo-conversations.js';
import { insertRows, type SeedTransaction } from './insert-rows.js';
import type { BookingPlan, DemoBooking } from './make-booking.js';
import { Random } from './random.js';

const READ_AFTER_MS = 6 * MINUTE_MS;
const REMINDED_AFTER_H = 12;
/** A request younger than this is still unread. */
const OPENED_AFTER_H = 2;
/** Its own stream, so that the other demo data stay the same. */
const SEED = 20_261_122;

/** A file that a demo account has sent. */
export interface SentFile {
  readonly messageId: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly name: string;
  readonly at: Date;
}

interface Pair {
  readonly spaceId: string;
  readonly renterId: string;
  readonly hostId: string;
  readonly postalCode: string;
  readonly bookings: readonly DemoBooking[];
  readonly lines: readonly ConversationLine[];
}

/** One line of a conversation before it becomes a row. */
interface Entry {
  readonly at: Date;
  readonly text?: {
    readonly by: 'renter' | 'host';
    readonly body: string;
    readonly isUnread: boolean;
    readonly file?: string | undefined;
  };
  readonly event?: { readonly type: MessageEventType; readonly by: string };
  readonly booking?: DemoBooking['booking'];
}

/** The messages of the demo's people with the events of their bookings in between; returns the sent files. */
export async function seedConversations(
  tx: SeedTransaction,
  conversations: readonly DemoConversation[],
  plans: readonly BookingPlan[],
  made: readonly DemoBooking[],
  now: Date,
): Promise<SentFile[]> {
  const random = new Random(SEED);
  const files: SentFile[] = [];
  for (const pair of pairsOf(conversations, plans, made)) {
    const id = random.uuid();
    const entries = entriesIn(pair, now).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const [first, last] = [entries[0], entries.at(-1)];
    if (!first || !last) continue;
    await insertRows(tx, 'Conversation', [
      {
        id,
        spaceId: pair.spaceId,
        renterId: pair.renterId,
        hostId: pair.hostId,
        kind: pair.bookings.length > 0 ? ConversationKind.BOOKING : ConversationKind.DIRECT,
        lastMessageAt: last.at.toISOString(),
        createdAt: first.at.toISOString(),
      },
    ]);
    await insertRows(
      tx,
      'ConversationSide',
      [pair.renterId, pair.hostId].map((userId) => ({ conversationId: id, userId })),
    );
    const rows = entries.map((line) => rowOf(random, id, pair, line, now));
    await insertRows(tx, 'Message', rows);
    files.push(
      ...entries.flatMap(({ text, at }, index) =>
        text?.file ? [fileOf(rows[index] as MessageRow, text.file, at)] : [],
      ),
    );
  }
  return files;
}

/** Every pair of users with a booking that reached the host, or with a conversation. */
function pairsOf(
  conversations: readonly DemoConversation[],
  plans: readonly BookingPlan[],
  made: readonly DemoBooking[],
): Pair[] {
  const pairs = new Map<string, Pair>();
  const keyOf = (spaceId: string, renterId: string): string => `${spaceId}:${renterId}`;
  const add = (
    { listed: { space }, renter }: Pick<BookingPlan, 'listed' | 'renter'>,
    more: Pick<Pair, 'bookings' | 'lines'>,
  ): void => {
    const known = pairs.get(keyOf(space.id, renter.id)) ?? {
      spaceId: space.id,
      renterId: renter.id,
      hostId: space.hostId,
      postalCode: space.postalCode,
      bookings: [],
      lines: [],
    };
    pairs.set(keyOf(space.id, renter.id), {
      ...known,
      bookings: [...known.bookings, ...more.bookings],
      lines: [...known.lines, ...more.lines],
    });
  };
  for (const [index, plan] of plans.entries()) {
    const booking = made[index];
    if (booking?.booking.requestedAt) add(plan, { bookings: [booking], lines: [] });
  }
  for (const conversation of conversations) add(conversation, { bookings: [], lines: conversation.lines });
  return [...pairs.values()];
}

function entriesIn({ bookings, lines }: Pair, now: Date): Entry[] {
  return [
    ...bookings.flatMap((one) => entriesOfBooking(one, now)),
    ...lines.map(({ by, hoursAgo, text, file, isUnread }): Entry => ({
      at: new Date(now.getTime() - hoursAgo * HOUR_MS),
      text: { by, body: text, isUnread: isUnread === true, file },
    })),
  ];
}

/** As the product would show it: a line for each step, and the message sent with the request. */
function entriesOfBooking({ booking, history }: DemoBooking, now: Date): Entry[] {
  const requestedAt = new Date(booking.requestedAt ?? booking.createdAt);
  const steps = history.flatMap(({ action, toStatus: to, actorRole: by, at }): Entry[] => {
    const event = eventOf(action, to);
    const type = event ? toMessageEventType({ type: event, payload: { isAfterAnswer: false } }) : null;
    return type ? [{ at: new Date(at), event: { type, by }, booking }] : [];
  });
  const reminderAt = new Date(requestedAt.getTime() + REMINDED_AFTER_H * HOUR_MS);
  const reminder = toMessageEventType({ type: BookingEventType.RESPONSE_DUE, payload: { hours: REMINDED_AFTER_H } });
  const isReminded =
    reminder && reminderAt < now && booking.decidedAt === null && booking.status !== BookingStatus.WITHDRAWN;
  const isNew =
    booking.status === BookingStatus.REQUESTED && now.getTime() - requestedAt.getTime() < OPENED_AFTER_H * HOUR_MS;
  return [
    ...steps,
    ...(booking.message === ''
      ? []
      : [
          {
            at: new Date(requestedAt.getTime() + 1),
            text: { by: 'renter' as const, body: booking.message, isUnread: isNew },
            booking,
          },
        ]),
    ...(isReminded ? [{ at: reminderAt, event: { type: reminder, by: 'system' }, booking }] : []),
  ];
}

type MessageRow = ReturnType<typeof rowOf>;

function rowOf(random: Random, conversationId: string, pair: Pair, { at, text, event, booking }: Entry, now: Date) {
  const row = {
    id: random.uuid(),
    conversationId,
    bookingId: booking?.id ?? null,
    createdAt: at.toISOString(),
  };
  if (!text) {
    return {
      ...row,
      kind: MessageKind.EVENT,
      senderId: null,
      receiverId: null,
      body: '',
      original: null,
      maskKinds: [],
      eventType: event?.type ?? null,
      eventDetails: detailsOf(pair, event, booking),
      isRead: false,
      readAt: null,
      dedupeKey: null,
    };
  }
  const { renterId, hostId } = pair;
  const [senderId, receiverId] = text.by === 'renter' ? [renterId, hostId] : [hostId, renterId];
  const spans = findHiddenSpans(text.body, hasAgreedBy(pair, at));
  const readAt = text.isUnread ? null : new Date(Math.min(at.getTime() + READ_AFTER_MS, now.getTime())).toISOString();
  return {
    ...row,
    kind: MessageKind.TEXT,
    senderId,
    receiverId,
    body: redactSpans(text.body, spans),
    original: spans.length > 0 ? text.body : null,
    maskKinds: [...new Set(spans.map(({ kind }) => kind))],
    eventType: null,
    eventDetails: {},
    isRead: readAt !== null,
    readAt,
    dedupeKey: booking ? `booking-message:${booking.id}` : null,
  };
}

function detailsOf({ postalCode }: Pair, event: Entry['event'], booking: Entry['booking']): object {
  if (!event || !booking) return {};
  const { from, to, termType: term, respondBy: deadline, declineReason: reason } = booking;
  const hasDeadline =
    event.type === MessageEventType.BOOKING_REQUESTED || event.type === MessageEventType.BOOKING_RESPONSE_DUE;
  return {
    from,
    ...(term === 'rolling' ? {} : { to }),
    ...(hasDeadline && deadline ? { deadline, timeZone: zoneOfPostalCode(postalCode) } : {}),
    ...(event.type === MessageEventType.BOOKING_DECLINED && reason ? { reason } : {}),
    ...(event.type === MessageEventType.BOOKING_CANCELLED ? { by: event.by } : {}),
  };
}

/** Whether a booking of the two was confirmed by then. */
function hasAgreedBy({ bookings }: Pair, at: Date): boolean {
  return bookings.some(
    ({ booking: { status, decidedAt } }) =>
      statusMeans(status, 'isAgreed') && decidedAt !== null && Date.parse(decidedAt) <= at.getTime(),
  );
}

function fileOf({ id, conversationId, senderId }: MessageRow, name: string, at: Date): SentFile {
  return { messageId: id, conversationId, senderId: senderId ?? '', name, at };
}
