import { recordAudit } from '../../../core/writes/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { documentFiles } from './document-store.js';

/** Reads a document for the staff and records the access in the audit log. */
export async function viewDocument(ctx: SignedInContext, fileId: string): Promise<{ mime: string; bytes: Buffer }> {
  const id = fromGlobalId('VerificationFile', fileId);
  const file = await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .selectFrom('VerificationFile as f')
      .selectAll('f')
      .where('f.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'verification.document_viewed',
      objectType: 'Verification',
      objectId: row.verificationId,
      after: { side: row.side },
      ip: tx.client.ip,
    });
    return row;
  });
  const bytes = await documentFiles.read(ctx, file.storageKey);
  if (!bytes) throw new DomainError(ErrorCode.NOT_FOUND);
  return { mime: file.mime, bytes };
}
