import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { recordEvent } from '../../core/events.js';
import { inTransaction } from '../../core/transaction.js';
import { conversationLoader, otherSideOf } from './conversation.loaders.js';
import type { ConversationRow } from './conversation.types.js';
import { tellPeople } from './message-stream.js';
import { ConversationChangeKind } from './message-types.js';
import { MessageEventName, type MessagesRead } from './message.events.js';

/** Marks all that was sent to the viewer in a conversation as read; her other devices and the other side see it live. */
export function markConversationRead(ctx: SignedInContext, id: string): Promise<ConversationRow> {
  return change(ctx, id, async (tx, conversation) => {
    if (await readAll(tx, id)) await tell(tx, ConversationChangeKind.READ, id, [tx.viewer.id, otherSideOf(conversation)]);
  });
}

/** Tells, or no longer tells, the viewer of new messages outside the list. */
export function muteConversation(ctx: SignedInContext, id: string, isMuted: boolean): Promise<ConversationRow> {
  return change(ctx, id, async (tx) => {
    await tx.em.execute('update conversation_sides set is_muted = ? where conversation_id = ? and user_id = ?', [isMuted, id, tx.viewer.id]);
    await tell(tx, ConversationChangeKind.STATE, id, [tx.viewer.id]);
  });
}

/** Puts a conversation out of the viewer's list until something new comes; what she had not read counts as read, nobody could find it. */
export function hideConversation(ctx: SignedInContext, id: string): Promise<ConversationRow> {
  return change(ctx, id, async (tx, conversation) => {
    if (await readAll(tx, id)) await tell(tx, ConversationChangeKind.READ, id, [otherSideOf(conversation)]);
    await tx.em.execute('update conversation_sides set is_hidden = true where conversation_id = ? and user_id = ?', [id, tx.viewer.id]);
    await tell(tx, ConversationChangeKind.STATE, id, [tx.viewer.id]);
  });
}

/** Shuts a conversation for both, or takes the viewer's own block back. */
export function blockConversation(ctx: SignedInContext, id: string, isBlocked: boolean): Promise<ConversationRow> {
  return change(ctx, id, async (tx, conversation) => {
    await tx.em.execute('update conversation_sides set has_blocked = ? where conversation_id = ? and user_id = ?', [isBlocked, id, tx.viewer.id]);
    await tell(tx, ConversationChangeKind.STATE, id, [tx.viewer.id, otherSideOf(conversation)]);
  });
}

/** A change of a conversation that the viewer is part of, which is locked meanwhile; answers it as it is then. */
async function change(ctx: SignedInContext, id: string, work: (tx: SignedInContext, conversation: ConversationRow) => Promise<void>): Promise<ConversationRow> {
  await inTransaction(ctx, async (tx) => {
    await tx.em.execute('select 1 from conversations where id = ? for update', [id]);
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

async function readAll(tx: SignedInContext, id: string): Promise<boolean> {
  const rows = await tx.em.execute<object[]>(
    'update messages set is_read = true, read_at = ? where receiver_id = ? and conversation_id = ? and not is_read returning id',
    [tx.clock.now(), tx.viewer.id, id],
  );
  if (rows.length === 0) return false;
  const read: MessagesRead = { type: MessageEventName.READ, payload: { conversationId: id, userId: tx.viewer.id } };
  await recordEvent(tx, read);
  return true;
}

function tell(tx: SignedInContext, kind: ConversationChangeKind, conversationId: string, people: readonly string[]): Promise<void> {
  return tellPeople(tx, people, { kind, conversationId });
}
