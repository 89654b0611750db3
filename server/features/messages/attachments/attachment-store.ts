import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { encryptedFiles } from '../../../core/files/encrypted-files.js';
import { addDeletion } from '../../../core/jobs/add-deletion.js';
import type { Tables } from '../../../database.js';

export const DELETE_ATTACHMENTS_JOB = 'messages.drop-attachments';

export const attachmentFiles = encryptedFiles({
  secret: 'message-attachments',
  folder: 'messages',
  orphanJob: 'messages.drop-orphan',
  orphansAt: '0 2 * * *',
  rowsOf: ({ db }, storageKeys) =>
    db.selectFrom('MessageAttachment').select('storageKey').where('storageKey', 'in', storageKeys),
});

/** The condition that selects files. */
export type AttachmentCondition = (
  eb: ExpressionBuilder<Tables, 'MessageAttachment'>,
) => ExpressionWrapper<Tables, 'MessageAttachment', SqlBool>;

/** Deletes files: their rows now, the bytes after the commit. */
export async function deleteAttachments(tx: ServiceContext, condition: AttachmentCondition): Promise<void> {
  const rows = await tx.db.deleteFrom('MessageAttachment').where(condition).returning('storageKey').execute();
  await deleteFilesLater(tx, rows);
}

/** Deletes the bytes of files after the commit. */
export async function deleteFilesLater(
  tx: ServiceContext,
  rows: readonly { readonly storageKey: string }[],
): Promise<void> {
  if (rows.length > 0)
    await addDeletion(tx, DELETE_ATTACHMENTS_JOB, { storageKeys: rows.map(({ storageKey }) => storageKey) });
}
