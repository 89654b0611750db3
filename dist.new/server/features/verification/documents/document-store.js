import { encryptedFiles } from '../../../core/files/encrypted-files.js';
import { addJob } from '../../../core/jobs/jobs.js';
export const documentFiles = encryptedFiles({
    secret: 'verification-documents',
    folder: 'verifications',
    orphanJob: 'verification.drop-orphan',
});
/** Deletes a stored document unless a row refers to it. */
export async function deleteOrphan(ctx, storageKey) {
    const file = await ctx.db
        .selectFrom('VerificationFile')
        .select('id')
        .where('storageKey', '=', storageKey)
        .executeTakeFirst();
    if (!file)
        await documentFiles.remove(ctx, storageKey);
}
/** Deletes the documents of a verification: the rows now, the files by jobs after the commit. */
export async function deleteDocuments(tx, verificationId) {
    const deleted = await tx.db
        .deleteFrom('VerificationFile')
        .where('verificationId', '=', verificationId)
        .returning('storageKey')
        .execute();
    for (const { storageKey } of deleted)
        await addJob(tx, 'verification.drop-document', { storageKey });
}
//# sourceMappingURL=document-store.js.map