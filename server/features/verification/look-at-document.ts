import { recordAudit } from '../../core/audit.js';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { fromGlobalId } from '../../core/global-id.js';
import { inTransaction } from '../../core/transaction.js';
import { openDocument } from './document-store.js';
import type { VerificationFile } from './verification.types.js';

/** A document for a member of the staff; that she looked at it is recorded. */
export async function lookAtDocument(ctx: SignedInContext, fileId: string): Promise<{ mime: string; bytes: Buffer }> {
  const id = fromGlobalId('VerificationFile', fileId);
  const file = await inTransaction(ctx, async (tx) => {
    const [row] = await tx.em.execute<VerificationFile[]>(
      'select id, verification_id as "verificationId", storage_key as "storageKey", side, mime, bytes from verification_files where id = ?',
      [id],
    );
    if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'verification.document_viewed',
      objectType: 'verification',
      objectId: row.verificationId,
      after: { side: row.side },
      ip: tx.client.ip,
    });
    return row;
  });
  const bytes = await openDocument(ctx, file);
  if (!bytes) throw new DomainError(ErrorCode.NOT_FOUND);
  return { mime: file.mime, bytes };
}
