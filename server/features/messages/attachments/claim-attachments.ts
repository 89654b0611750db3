import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { ATTACHMENT_BOUNDS } from './attachment.rules.js';

/** The files to attach to a new message. */
export interface Claim {
  readonly messageId: string;
  readonly conversationId: string;
  /** Global ids in display order. */
  readonly attachmentIds: readonly string[];
}

/** Attaches the viewer's unsent files of a conversation to a message. Throws, and so attaches none, when one is not available. */
export async function claimAttachments(
  tx: SignedInContext,
  { messageId, conversationId, attachmentIds }: Claim,
): Promise<void> {
  if (attachmentIds.length === 0) return;
  const { perMessage: max } = ATTACHMENT_BOUNDS;
  if (attachmentIds.length > max)
    throw new ValidationError([
      { path: 'attachmentIds', code: FieldProblemCode.ATTACHMENTS_TOO_MANY, params: { max } },
    ]);
  const claimed: boolean[] = [];
  for (const [position, id] of attachmentIds.entries()) {
    const parsed = parseGlobalId(id);
    const row = await tx.db
      .updateTable('MessageAttachment')
      .set({ messageId, position })
      .where('id', '=', parsed?.type === 'MessageAttachment' ? parsed.uuid : null)
      .where('conversationId', '=', conversationId)
      .where('uploaderId', '=', tx.viewer.id)
      .where('messageId', 'is', null)
      .returning('id')
      .executeTakeFirst();
    claimed.push(row !== undefined);
  }
  const gone = claimed.flatMap((isClaimed, index) =>
    isClaimed ? [] : [{ path: `attachmentIds.${index}`, code: FieldProblemCode.ATTACHMENT_GONE }],
  );
  if (gone.length > 0) throw new ValidationError(gone);
}
