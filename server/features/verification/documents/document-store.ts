import type { ServiceContext } from '../../../core/context.js';
import { encryptedFiles } from '../../../core/files/encrypted-files.js';
import { addJob } from '../../../core/jobs/jobs.js';

export const documentFiles = encryptedFiles({
  secret: 'verification-documents',
  folder: 'verifications',
  orphanJob: 'verification.drop-orphan',
  rowsOf: ({ db }, storageKey) => db.selectFrom('VerificationFile').select('id').where('storageKey', '=', storageKey),
});

/** Deletes the documents of a verification: the rows now, the files by jobs after the commit. */
export async function deleteDocuments(tx: ServiceContext, verificationId: string): Promise<void> {
  const deleted = await tx.db
    .deleteFrom('VerificationFile')
    .where('verificationId', '=', verificationId)
    .returning('storageKey')
    .execute();
  for (const { storageKey } of deleted) await addJob(tx, 'verification.drop-document', { storageKey });
}
