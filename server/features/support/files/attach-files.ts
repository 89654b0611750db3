import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { TICKET_BOUNDS } from '../ticket-input.rules.js';

/** Attaches the viewer's uploaded files to a message, in this order; throws when one no longer exists. */
export async function attachFiles(
  tx: SignedInContext,
  {
    ticketId,
    messageId,
    fileIds,
  }: { readonly ticketId: string; readonly messageId: string; readonly fileIds: readonly string[] },
): Promise<void> {
  const { max } = TICKET_BOUNDS.files;
  if (fileIds.length > max)
    throw new ValidationError([{ path: 'fileIds', code: FieldProblemCode.ATTACHMENTS_TOO_MANY, params: { max } }]);
  for (const [position, id] of fileIds.entries()) {
    const parsed = parseGlobalId(id);
    const row = await tx.db
      .updateTable('TicketFile')
      .set({ ticketId, messageId, position })
      .where('id', '=', parsed?.type === 'TicketFile' ? parsed.uuid : null)
      .where('uploaderId', '=', tx.viewer.id)
      .where('messageId', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new ValidationError([{ path: `fileIds.${position}`, code: FieldProblemCode.ATTACHMENT_GONE }]);
  }
}
