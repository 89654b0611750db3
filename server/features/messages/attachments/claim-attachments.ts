import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors.js';
import { parseGlobalId } from '../../../core/global-id.js';
import { ATTACHMENT_BOUNDS } from './attachment.rules.js';

/** What is sent with a message that was just written. */
export interface Claim {
  readonly messageId: string;
  readonly conversationId: string;
  /** Of the API, in the order they are shown. */
  readonly attachmentIds: readonly string[];
}

/** Makes own, unsent files of the conversation part of a message: all of them, or none. */
export async function claimAttachments(tx: SignedInContext, { messageId, conversationId, attachmentIds }: Claim): Promise<void> {
  if (attachmentIds.length === 0) return;
  const { perMessage: max } = ATTACHMENT_BOUNDS;
  if (attachmentIds.length > max) throw new ValidationError([{ path: 'attachmentIds', code: FieldProblemCode.ATTACHMENTS_TOO_MANY, params: { max } }]);
  const claimed: boolean[] = [];
  for (const [position, id] of attachmentIds.entries()) {
    const parsed = parseGlobalId(id);
    const rows = await tx.em.execute<object[]>(
      'update message_attachments set message_id = ?, position = ? where id = ? and conversation_id = ? and uploader_id = ? and message_id is null returning id',
      [messageId, position, parsed?.type === 'MessageAttachment' ? parsed.uuid : null, conversationId, tx.viewer.id],
    );
    claimed.push(rows.length > 0);
  }
  const gone = claimed.flatMap((isClaimed, index) => (isClaimed ? [] : [{ path: `attachmentIds.${index}`, code: FieldProblemCode.ATTACHMENT_GONE }]));
  if (gone.length > 0) throw new ValidationError(gone);
}
