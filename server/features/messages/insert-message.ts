import type { Insertable } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import type { ContactKind } from '../../core/redaction/contact/contact-patterns.js';
import { recordEvent } from '../../core/events/events.js';
import type { Tables } from '../../database.js';
import { publishConversationChange } from './conversations/conversation-changes.js';
import {
  ConversationChangeKind,
  MessageKind,
  type MessageEventDetails,
  type MessageEventType,
} from './message.enums.js';
import { MessageEventName, type MessageSent } from './message.events.js';

/** A message to insert. */
export interface NewTextMessage {
  readonly conversationId: string;
  readonly senderId: string;
  readonly receiverId: string;
  /** With U+FFFC in place of each redacted span. */
  readonly body: string;
  /** The text as typed, if something was redacted. */
  readonly original: string | null;
  readonly kinds: readonly ContactKind[];
  readonly bookingId?: string;
  readonly dedupeKey?: string;
  /** When it was written; now by default. */
  readonly at?: Date;
}

/** An event to insert. */
export interface NewEventMessage {
  readonly conversationId: string;
  readonly type: MessageEventType;
  readonly details: MessageEventDetails;
  readonly bookingId: string;
  readonly dedupeKey: string;
  readonly at: Date;
}

/** Adds a message to a locked conversation. Returns null when the deduplication key exists already. */
export async function insertTextMessage(
  tx: ServiceContext,
  { conversationId, senderId, receiverId, body, original, kinds, bookingId, dedupeKey, at }: NewTextMessage,
): Promise<string | null> {
  const id = await insert(tx, {
    kind: MessageKind.TEXT,
    conversationId,
    senderId,
    receiverId,
    body,
    original,
    maskKinds: [...kinds],
    bookingId: bookingId ?? null,
    dedupeKey: dedupeKey ?? null,
    createdAt: at ?? tx.clock.now(),
  });
  if (!id) return null;
  const sent: MessageSent = {
    type: MessageEventName.SENT,
    payload: { messageId: id, conversationId, senderId, receiverId },
  };
  await recordEvent(tx, sent);
  return id;
}

/** Adds an event to a locked conversation. Returns null when the deduplication key exists already. */
export function insertEventMessage(
  tx: ServiceContext,
  { conversationId, type, details, bookingId, dedupeKey, at }: NewEventMessage,
): Promise<string | null> {
  return insert(tx, {
    kind: MessageKind.EVENT,
    conversationId,
    eventType: type,
    eventDetails: details,
    bookingId,
    dedupeKey,
    createdAt: at,
  });
}

async function insert(
  tx: ServiceContext,
  row: Insertable<Tables['Message']> & { readonly createdAt: Date },
): Promise<string | null> {
  const { conversationId, createdAt } = row;
  const message = await tx.db
    .insertInto('Message')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!message) return null;
  await tx.db
    .updateTable('Conversation')
    .set((eb) => ({ lastMessageAt: eb.fn<Date>('greatest', ['lastMessageAt', eb.val(createdAt)]) }))
    .where('id', '=', conversationId)
    .execute();
  // A new message unhides a hidden conversation.
  const sides = await tx.db
    .updateTable('ConversationSide')
    .set({ isHidden: false })
    .where('conversationId', '=', conversationId)
    .returning('userId')
    .execute();
  await publishConversationChange(
    tx,
    sides.map(({ userId }) => userId),
    { kind: ConversationChangeKind.MESSAGE, conversationId, messageId: message.id },
  );
  return message.id;
}
