import type { ServiceContext } from '../../../core/context.js';
import { encryptedFiles } from '../../../core/files/encrypted-files.js';
import { addDeletion } from '../../../core/jobs/add-deletion.js';

export const documentFiles = encryptedFiles({
  secret: 'verification-documents',
  folder: 'verifications',
  orphanJob: 'verification.drop-orphan',
  orphansAt: '50 1 * * *',
  rowsOf: ({ db }, storageKeys) =>
    db.selectFrom('VerificationFile').select('storageKey').where('storageKey', 'in', storageKeys),
});

/** Deletes the documents of a verification: the rows now, the files by jobs after the commit. */
export async function deleteDocuments(tx: ServiceContext, verificationId: string): Promise<void> {
  const deleted = await tx.db
    .deleteFrom('VerificationFile')
    .where('verificationId', '=', verificationId)
    .returning('storageKey')
    .execute();
  for (const { storageKey } of deleted) await addDeletion(tx, 'verification.drop-document', { storageKey });
}
