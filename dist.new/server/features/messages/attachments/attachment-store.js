import { encryptedFiles } from '../../../core/files/encrypted-files.js';
import { addJob } from '../../../core/jobs/jobs.js';
export const DELETE_ATTACHMENTS_JOB = 'messages.drop-attachments';
export const DELETE_ORPHAN_JOB = 'messages.drop-orphan';
export const attachmentFiles = encryptedFiles({
    secret: 'message-attachments',
    folder: 'messages',
    orphanJob: DELETE_ORPHAN_JOB,
});
/** Deletes a stored file unless a row refers to it. */
export async function deleteOrphanFile(ctx, storageKey) {
    const row = await ctx.db
        .selectFrom('MessageAttachment')
        .select('id')
        .where('storageKey', '=', storageKey)
        .executeTakeFirst();
    if (!row)
        await attachmentFiles.remove(ctx, storageKey);
}
/** Deletes files: their rows now, the bytes after the commit. */
export async function deleteAttachments(tx, condition) {
    const rows = await tx.db.deleteFrom('MessageAttachment').where(condition).returning('storageKey').execute();
    await deleteFilesLater(tx, rows);
}
/** Deletes the bytes of files after the commit. */
export async function deleteFilesLater(tx, rows) {
    if (rows.length > 0)
        await addJob(tx, DELETE_ATTACHMENTS_JOB, { storageKeys: rows.map(({ storageKey }) => storageKey) });
}
//# sourceMappingURL=attachment-store.js.map