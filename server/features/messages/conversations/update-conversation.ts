import type { Updateable } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Tables } from '../../../database.js';
import { lockConversation } from './lock-conversation.js';
import { conversationLoader, otherSideOf } from './conversation.loaders.js';
import type { ConversationRow } from './conversation.types.js';
import { publishConversationChange } from './conversation-changes.js';
import { ConversationChangeKind } from '../message.enums.js';
import { MessageEventName, type MessagesRead } from '../message.events.js';

/** Marks all messages to the viewer as read, and publishes that to their other devices and to the other side. */
export function markConversationRead(ctx: SignedInContext, id: string): Promise<ConversationRow> {
  return updateConversation(ctx, id, async (tx, conversation) => {
    if (await markAllRead(tx, id))
      await publish(tx, ConversationChangeKind.READ, id, [tx.viewer.id, otherSideOf(conversation)]);
  });
}

/** Turns notifications of new messages off or on. */
export function muteConversation(ctx: SignedInContext, id: string, isMuted: boolean): Promise<ConversationRow> {
  return updateConversation(ctx, id, async (tx) => {
    await updateOwnSide(tx, id, { isMuted });
    await publish(tx, ConversationChangeKind.STATE, id, [tx.viewer.id]);
  });
}

/** Hides a conversation until a new message arrives. Unread messages are marked as read, since the viewer could not find them any more. */
export function hideConversation(ctx: SignedInContext, id: string): Promise<ConversationRow> {
  return updateConversation(ctx, id, async (tx, conversation) => {
    if (await markAllRead(tx, id)) await publish(tx, ConversationChangeKind.READ, id, [otherSideOf(conversation)]);
    await updateOwnSide(tx, id, { isHidden: true });
    await publish(tx, ConversationChangeKind.STATE, id, [tx.viewer.id]);
  });
}

/** Blocks a conversation for both sides, or removes the viewer's own block. */
export function blockConversation(ctx: SignedInContext, id: string, isBlocked: boolean): Promise<ConversationRow> {
  return updateConversation(ctx, id, async (tx, conversation) => {
    await updateOwnSide(tx, id, { hasBlocked: isBlocked });
    await publish(tx, ConversationChangeKind.STATE, id, [tx.viewer.id, otherSideOf(conversation)]);
  });
}

/** Applies a change to a locked conversation of the viewer and returns its new state. */
async function updateConversation(
  ctx: SignedInContext,
  id: string,
  work: (tx: SignedInContext, conversation: ConversationRow) => Promise<void>,
): Promise<ConversationRow> {
  await inTransaction(ctx, async (tx) => {
    await lockConversation(tx, id);
    tx.loaders.reset();
    const conversation = await conversationLoader(tx).load(id);
    if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
    await work(tx, conversation);
  });
  ctx.loaders.reset();
  const changed = await conversationLoader(ctx).load(id);
  if (!changed) throw new DomainError(ErrorCode.NOT_FOUND);
  return changed;
}

async function updateOwnSide(
  tx: SignedInContext,
  id: string,
  changes: Updateable<Tables['ConversationSide']>,
): Promise<void> {
  await tx.db
    .updateTable('ConversationSide')
    .set(changes)
    .where('conversationId', '=', id)
    .where('userId', '=', tx.viewer.id)
    .execute();
}

async function markAllRead(tx: SignedInContext, id: string): Promise<boolean> {
  const rows = await tx.db
    .updateTable('Message')
    .set({ isRead: true, readAt: tx.clock.now() })
    .where('receiverId', '=', tx.viewer.id)
    .where('conversationId', '=', id)
    .where((eb) => eb.not('isRead'))
    .returning('id')
    .execute();
  if (rows.length === 0) return false;
  const read: MessagesRead = { type: MessageEventName.READ, payload: { conversationId: id, userId: tx.viewer.id } };
  await recordEvent(tx, read);
  return true;
}

function publish(
  tx: SignedInContext,
  kind: ConversationChangeKind,
  conversationId: string,
  userIds: readonly string[],
): Promise<void> {
  return publishConversationChange(tx, userIds, { kind, conversationId });
}
