import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import { fromGlobalId } from '../../../core/global-id.js';
import { findHiddenSpans } from '../../../core/payment-requests.js';
import { consume } from '../../../core/rate-limits.js';
import { conversationLoader } from '../conversation.loaders.js';
import type { ConversationRow } from '../conversation.types.js';
import { writePauseOf } from '../limits/message-pauses.js';
import { writeRefusal } from '../message.policy.js';
import { cleanAttachment } from './attachment-file.js';
import { dropAttachment, putAttachment } from './attachment-store.js';
import { attachmentName } from './attachment.rules.js';
import type { AttachmentRow } from './message-attachment.types.js';

/** Refuses a file before a byte of it is read: it must be for an own conversation in which a booking has been asked for. */
export async function admitAttachment(ctx: SignedInContext, conversationId: string): Promise<ConversationRow> {
  const conversation = await conversationLoader(ctx).load(fromGlobalId('Conversation', conversationId));
  if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
  const refusal = writeRefusal(ctx.viewer, conversation) ?? (conversation.bookingId === null ? ErrorCode.MESSAGE_FILES_NOT_YET : null);
  if (refusal) throw new DomainError(refusal);
  if (await writePauseOf(ctx, ctx.viewer.id)) throw new DomainError(ErrorCode.MESSAGES_PAUSED);
  await consume(ctx, 'message-files-user', ctx.viewer.id);
  return conversation;
}

/** Checks, cleans and seals a file that may be sent with a message within a day. */
export async function addAttachment(ctx: SignedInContext, conversation: ConversationRow, given: { readonly name: string; readonly bytes: Buffer }): Promise<AttachmentRow> {
  const { bytes, kind, width, height } = await cleanAttachment(given.bytes);
  const name = attachmentName(given.name, kind, (text) => findHiddenSpans(text, conversation.hasAgreed).length > 0);
  const storageKey = await putAttachment(ctx, bytes);
  const row: AttachmentRow = {
    id: randomUUID(), conversationId: conversation.id, uploaderId: ctx.viewer.id, messageId: null, storageKey, kind, name, bytes: bytes.length, width, height,
  };
  try {
    await ctx.em.execute(
      'insert into message_attachments (id, conversation_id, uploader_id, storage_key, kind, name, bytes, width, height, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      [row.id, row.conversationId, row.uploaderId, storageKey, kind, name, row.bytes, width, height, ctx.clock.now()],
    );
    return row;
  } catch (error) {
    await dropAttachment(ctx, storageKey);
    throw error;
  }
}
