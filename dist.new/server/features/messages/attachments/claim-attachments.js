import { FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { ATTACHMENT_BOUNDS } from './attachment.rules.js';
/** Attaches the viewer's unsent files of a conversation to a message. Throws, and so attaches none, when one is not available. */
export async function claimAttachments(tx, { messageId, conversationId, attachmentIds }) {
    if (attachmentIds.length === 0)
        return;
    const { perMessage: max } = ATTACHMENT_BOUNDS;
    if (attachmentIds.length > max)
        throw new ValidationError([
            { path: 'attachmentIds', code: FieldProblemCode.ATTACHMENTS_TOO_MANY, params: { max } },
        ]);
    const claimed = [];
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
    const gone = claimed.flatMap((isClaimed, index) => isClaimed ? [] : [{ path: `attachmentIds.${index}`, code: FieldProblemCode.ATTACHMENT_GONE }]);
    if (gone.length > 0)
        throw new ValidationError(gone);
}
//# sourceMappingURL=claim-attachments.js.map