import type { ServiceContext } from '../../core/context.js';
import type { ContactKind } from '../../core/contact-data.js';
import { recordEvent } from '../../core/events.js';
import { tellPeople } from './message-stream.js';
import { ConversationChangeKind, MessageKind, type MessageEventType } from './message-types.js';
import { MessageEventName, type MessageSent } from './message.events.js';
import type { MessageEventFacts } from './message.types.js';

/** A text as it is kept. */
export interface KeptText {
  readonly conversationId: string;
  readonly senderId: string;
  readonly receiverId: string;
  /** With a mark where something was taken out. */
  readonly body: string;
  /** As it was written, when something was. */
  readonly original: string | null;
  readonly kinds: readonly ContactKind[];
  readonly bookingId?: string;
  readonly dedupeKey?: string;
  /** When it was written, unless that is now. */
  readonly at?: Date;
}

/** A line that nobody wrote. */
export interface KeptLine {
  readonly conversationId: string;
  readonly type: MessageEventType;
  readonly facts: MessageEventFacts;
  readonly bookingId: string;
  readonly dedupeKey: string;
  readonly at: Date;
}

interface Row {
  readonly kind: MessageKind;
  readonly conversation_id: string;
  readonly sender_id?: string;
  readonly receiver_id?: string;
  readonly body?: string;
  readonly original?: string | null;
  readonly mask_kinds?: string;
  readonly event_type?: MessageEventType;
  readonly event_facts?: string;
  readonly booking_id?: string | undefined;
  readonly dedupe_key?: string | undefined;
  readonly created_at: Date;
}

/** Adds what somebody wrote to a locked conversation; null when it is there already. */
export async function addText(tx: ServiceContext, { conversationId, senderId, receiverId, body, original, kinds, bookingId, dedupeKey, at }: KeptText): Promise<string | null> {
  const id = await insert(tx, {
    kind: MessageKind.TEXT,
    conversation_id: conversationId,
    sender_id: senderId,
    receiver_id: receiverId,
    body,
    original,
    mask_kinds: `{${kinds.join(',')}}`,
    booking_id: bookingId,
    dedupe_key: dedupeKey,
    created_at: at ?? tx.clock.now(),
  });
  if (!id) return null;
  const sent: MessageSent = { type: MessageEventName.SENT, payload: { messageId: id, conversationId, senderId, receiverId } };
  await recordEvent(tx, sent);
  return id;
}

/** Adds a line that tells what happened; null when it is there already. */
export function addLine(tx: ServiceContext, { conversationId, type, facts, bookingId, dedupeKey, at }: KeptLine): Promise<string | null> {
  return insert(tx, {
    kind: MessageKind.EVENT,
    conversation_id: conversationId,
    event_type: type,
    event_facts: JSON.stringify(facts),
    booking_id: bookingId,
    dedupe_key: dedupeKey,
    created_at: at,
  });
}

async function insert(tx: ServiceContext, row: Row): Promise<string | null> {
  const columns = Object.entries(row).filter(([, value]) => value !== undefined);
  const [message] = await tx.em.execute<{ id: string }[]>(
    `insert into messages (${columns.map(([column]) => column).join(', ')}) values (${columns.map(() => '?').join(', ')}) on conflict (dedupe_key) do nothing returning id`,
    columns.map(([, value]) => value),
  );
  if (!message) return null;
  await tx.em.execute('update conversations set last_message_at = greatest(last_message_at, ?) where id = ?', [row.created_at, row.conversation_id]);
  // Whoever had put it away has it back.
  const sides = await tx.em.execute<{ user_id: string }[]>('update conversation_sides set is_hidden = false where conversation_id = ? returning user_id', [row.conversation_id]);
  const news = { kind: ConversationChangeKind.MESSAGE, conversationId: row.conversation_id, messageId: message.id };
  await tellPeople(tx, sides.map(({ user_id: id }) => id), news);
  return message.id;
}
