import type pg from 'pg';
import { findHiddenSpans } from '../../core/payment-requests.js';
import { zoneOfPostalCode } from '../../core/time-zone.js';
import { BookingEventType } from '../../features/bookings/booking.events.js';
import { eventOf } from '../../features/bookings/lifecycle/booking-state-machine.js';
import { statusMeans } from '../../features/bookings/booking-status.rules.js';
import { BookingStatus } from '../../features/bookings/booking-types.js';
import { toMessageEventType } from '../../features/messages/booking-event-messages.rules.js';
import { redactSpans } from '../../features/messages/message-text.rules.js';
import { MessageEventType } from '../../features/messages/message-types.js';
import type { Talk, TalkLine } from './demo-talks.js';
import { insertRows } from './insert-rows.js';
import type { BookingWish, DemoBooking } from './make-booking.js';
import { Random } from './random.js';

const HOUR_MS = 3_600_000;
const READ_AFTER_MS = 6 * 60_000;
const REMINDED_AFTER_H = 12;
/** A request so young has not been opened yet. */
const OPENED_AFTER_H = 2;
/** A stream of its own: what else the demo holds does not depend on it. */
const SEED = 20_261_122;

const CONVERSATIONS = {
  id: 'uuid',
  space_id: 'uuid',
  renter_id: 'uuid',
  host_id: 'uuid',
  kind: 'text',
  last_message_at: 'timestamptz',
  created_at: 'timestamptz',
} as const;
const SIDES = { conversation_id: 'uuid', user_id: 'uuid' } as const;
const MESSAGES = {
  id: 'uuid',
  conversation_id: 'uuid',
  kind: 'text',
  sender_id: 'uuid',
  receiver_id: 'uuid',
  body: 'text',
  original: 'text',
  mask_kinds: 'text[]',
  event_type: 'text',
  event_facts: 'jsonb',
  booking_id: 'uuid',
  is_read: 'boolean',
  read_at: 'timestamptz',
  dedupe_key: 'text',
  created_at: 'timestamptz',
} as const;

/** A file that somebody of the demo has sent. */
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
  readonly lines: readonly TalkLine[];
}

/** One line of a conversation before it has a row. */
interface Said {
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

/** What the demo's people have written to each other and what their bookings went through meanwhile; answers the files that were sent. */
export async function seedConversations(
  client: pg.Client,
  talks: readonly Talk[],
  wishes: readonly BookingWish[],
  made: readonly DemoBooking[],
  now: Date,
): Promise<SentFile[]> {
  const random = new Random(SEED);
  const files: SentFile[] = [];
  for (const pair of pairsOf(talks, wishes, made)) {
    const id = random.uuid();
    const said = saidIn(pair, now).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const [first, last] = [said[0], said.at(-1)];
    if (!first || !last) continue;
    await insertRows(client, 'conversations', CONVERSATIONS, [
      {
        id,
        space_id: pair.spaceId,
        renter_id: pair.renterId,
        host_id: pair.hostId,
        kind: pair.bookings.length > 0 ? 'booking' : 'direct',
        last_message_at: last.at.toISOString(),
        created_at: first.at.toISOString(),
      },
    ]);
    await insertRows(
      client,
      'conversation_sides',
      SIDES,
      [pair.renterId, pair.hostId].map((user_id) => ({ conversation_id: id, user_id })),
    );
    const rows = said.map((line) => rowOf(random, id, pair, line, now));
    await insertRows(client, 'messages', MESSAGES, rows);
    files.push(
      ...said.flatMap(({ text, at }, index) => (text?.file ? [fileOf(rows[index] as MessageRow, text.file, at)] : [])),
    );
  }
  return files;
}

/** Every two who have a booking that reached the host, or talk. */
function pairsOf(talks: readonly Talk[], wishes: readonly BookingWish[], made: readonly DemoBooking[]): Pair[] {
  const pairs = new Map<string, Pair>();
  const keyOf = (spaceId: string, renterId: string): string => `${spaceId}:${renterId}`;
  const add = (
    { listed: { space }, renter }: Pick<BookingWish, 'listed' | 'renter'>,
    more: Pick<Pair, 'bookings' | 'lines'>,
  ): void => {
    const known = pairs.get(keyOf(space.id, renter.id)) ?? {
      spaceId: space.id,
      renterId: renter.id,
      hostId: space.host_id,
      postalCode: space.postal_code,
      bookings: [],
      lines: [],
    };
    pairs.set(keyOf(space.id, renter.id), {
      ...known,
      bookings: [...known.bookings, ...more.bookings],
      lines: [...known.lines, ...more.lines],
    });
  };
  for (const [index, wish] of wishes.entries()) {
    const booking = made[index];
    if (booking?.booking.requested_at) add(wish, { bookings: [booking], lines: [] });
  }
  for (const talk of talks) add(talk, { bookings: [], lines: talk.lines });
  return [...pairs.values()];
}

function saidIn({ bookings, lines }: Pair, now: Date): Said[] {
  return [
    ...bookings.flatMap((one) => saidOfBooking(one, now)),
    ...lines.map(({ by, hoursAgo, text, file, isUnread }): Said => ({
      at: new Date(now.getTime() - hoursAgo * HOUR_MS),
      text: { by, body: text, isUnread: isUnread === true, file },
    })),
  ];
}

/** As the product would tell of it: a line for each step, and the renter's words with her request. */
function saidOfBooking({ booking, history }: DemoBooking, now: Date): Said[] {
  const askedAt = new Date(booking.requested_at ?? booking.created_at);
  const steps = history.flatMap(({ action, to_status: to, actor_role: by, at }): Said[] => {
    const event = eventOf(action, to);
    const type = event ? toMessageEventType({ type: event, payload: { isAfterAnswer: false } }) : null;
    return type ? [{ at: new Date(at), event: { type, by }, booking }] : [];
  });
  const reminderAt = new Date(askedAt.getTime() + REMINDED_AFTER_H * HOUR_MS);
  const reminder = toMessageEventType({ type: BookingEventType.RESPONSE_DUE, payload: { hours: REMINDED_AFTER_H } });
  const isReminded =
    reminder &&
    reminderAt < now &&
    (booking.status === BookingStatus.REQUESTED || booking.status === BookingStatus.EXPIRED);
  const isNew =
    booking.status === BookingStatus.REQUESTED && now.getTime() - askedAt.getTime() < OPENED_AFTER_H * HOUR_MS;
  return [
    ...steps,
    ...(booking.message === ''
      ? []
      : [
          {
            at: new Date(askedAt.getTime() + 1),
            text: { by: 'renter' as const, body: booking.message, isUnread: isNew },
            booking,
          },
        ]),
    ...(isReminded ? [{ at: reminderAt, event: { type: reminder, by: 'system' }, booking }] : []),
  ];
}

type MessageRow = ReturnType<typeof rowOf>;

function rowOf(random: Random, conversationId: string, pair: Pair, { at, text, event, booking }: Said, now: Date) {
  const row = {
    id: random.uuid(),
    conversation_id: conversationId,
    booking_id: booking?.id ?? null,
    created_at: at.toISOString(),
  };
  if (!text) {
    return {
      ...row,
      kind: 'event',
      sender_id: null,
      receiver_id: null,
      body: '',
      original: null,
      mask_kinds: [],
      event_type: event?.type ?? null,
      event_facts: factsOf(pair, event, booking),
      is_read: false,
      read_at: null,
      dedupe_key: null,
    };
  }
  const { renterId, hostId } = pair;
  const [senderId, receiverId] = text.by === 'renter' ? [renterId, hostId] : [hostId, renterId];
  const spans = findHiddenSpans(text.body, hasAgreedBy(pair, at));
  const readAt = text.isUnread ? null : new Date(Math.min(at.getTime() + READ_AFTER_MS, now.getTime())).toISOString();
  return {
    ...row,
    kind: 'text',
    sender_id: senderId,
    receiver_id: receiverId,
    body: redactSpans(text.body, spans),
    original: spans.length > 0 ? text.body : null,
    mask_kinds: [...new Set(spans.map(({ kind }) => kind))],
    event_type: null,
    event_facts: {},
    is_read: readAt !== null,
    read_at: readAt,
    dedupe_key: booking ? `booking-message:${booking.id}` : null,
  };
}

function factsOf({ postalCode }: Pair, event: Said['event'], booking: Said['booking']): object {
  if (!event || !booking) return {};
  const { starts_on: from, ends_on: to, term_type: term, respond_by: deadline, decline_reason: reason } = booking;
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

/** Whether a booking of the two was agreed on by then. */
function hasAgreedBy({ bookings }: Pair, at: Date): boolean {
  return bookings.some(
    ({ booking: { status, decided_at: decidedAt } }) =>
      statusMeans(status, 'isAgreed') && decidedAt !== null && Date.parse(decidedAt) <= at.getTime(),
  );
}

function fileOf(
  { id, conversation_id: conversationId, sender_id: senderId }: MessageRow,
  name: string,
  at: Date,
): SentFile {
  return { messageId: id, conversationId, senderId: senderId ?? '', name, at };
}
