import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { findHiddenSpans } from '../../../core/redaction/payment-requests.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { conversationLoader } from '../conversations/conversation.loaders.js';
import type { ConversationRow } from '../conversations/conversation.types.js';
import { writeLimitLoader } from '../limits/message-limits.loaders.js';
import { writeRefusal } from '../message.policy.js';
import { cleanAttachment } from './attachment-file.js';
import { attachmentFiles } from './attachment-store.js';
import type { AttachmentRow } from './attachment.loaders.js';
import { attachmentName } from './attachment.rules.js';

/** Checks before the upload starts that the viewer may send files in this conversation: only from the first booking request on. */
export async function authorizeUpload(ctx: SignedInContext, conversationId: string): Promise<ConversationRow> {
  const conversation = await conversationLoader(ctx).load(fromGlobalId('Conversation', conversationId));
  if (!conversation) throw new DomainError(ErrorCode.NOT_FOUND);
  const refusal =
    writeRefusal(ctx.viewer, conversation) ??
    (conversation.bookingId === null ? ErrorCode.MESSAGE_FILES_NOT_YET : null);
  if (refusal) throw new DomainError(refusal);
  const limit = await writeLimitLoader(ctx).load(ctx.viewer.id);
  if (limit) throw DomainError.of(limit);
  return conversation;
}

/** Validates, re-encodes and stores a file, which can be sent with a message within a day. */
export async function createAttachment(
  ctx: SignedInContext,
  conversation: ConversationRow,
  given: { readonly name: string; readonly file: ReceivedFile },
): Promise<AttachmentRow> {
  const { bytes, kind, width, height } = await cleanAttachment(given.file);
  const name = attachmentName(given.name, kind, (text) => findHiddenSpans(text, conversation.hasAgreed).length > 0);
  return attachmentFiles.store(ctx, bytes, async (storageKey) => {
    const row: AttachmentRow = {
      id: randomUUID(),
      conversationId: conversation.id,
      uploaderId: ctx.viewer.id,
      messageId: null,
      storageKey,
      kind,
      name,
      bytes: bytes.length,
      width,
      height,
    };
    await ctx.db
      .insertInto('MessageAttachment')
      .values({ ...row, createdAt: ctx.clock.now() })
      .execute();
    return row;
  });
}
