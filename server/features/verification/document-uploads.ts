import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { addJob } from '../../core/jobs.js';
import { consume } from '../../core/rate-limits.js';
import { inTransaction } from '../../core/transaction.js';
import { cleanDocument } from './document-file.js';
import { documentKindOf } from './document-kinds.rules.js';
import { dropDocument, putDocument } from './document-store.js';
import { lockOwnVerification, statusAfterOwner } from './own-verification.js';
import type { DocumentSide } from './verification-codes.js';
import { VerificationAction } from './verification-state-machine.js';
import type { Verification, VerificationFile } from './verification.types.js';

/** Refuses a document before a byte of it is read: it must be for an own verification that is not sent yet. */
export async function admitDocument(ctx: SignedInContext, verificationId: string, side: DocumentSide): Promise<void> {
  await inTransaction(ctx, (tx) => lockOpen(tx, verificationId, side));
  await consume(ctx, 'documents-user', ctx.viewer.id);
}

/** Checks, cleans and seals a document; one of the same side makes way for it. */
export async function addDocument(ctx: SignedInContext, verificationId: string, side: DocumentSide, bytes: Buffer): Promise<VerificationFile> {
  const document = await cleanDocument(bytes);
  const storageKey = await putDocument(ctx, document.bytes);
  try {
    return await inTransaction(ctx, async (tx) => {
      const { id } = await lockOpen(tx, verificationId, side);
      const [before] = await tx.em.execute<{ storage_key: string }[]>('delete from verification_files where verification_id = ? and side = ? returning storage_key', [id, side]);
      if (before) await addJob(tx, 'verification.drop-document', { storageKey: before.storage_key });
      const file: VerificationFile = { id: randomUUID(), verificationId: id, storageKey, side, mime: document.mime, bytes: document.bytes.length };
      await tx.em.execute('insert into verification_files (id, verification_id, side, storage_key, mime, bytes, created_at) values (?, ?, ?, ?, ?, ?, ?)', [
        file.id, id, side, storageKey, file.mime, file.bytes, tx.clock.now(),
      ]);
      return file;
    });
  } catch (error) {
    await dropDocument(ctx, storageKey);
    throw error;
  }
}

async function lockOpen(tx: SignedInContext, verificationId: string, side: DocumentSide): Promise<Verification> {
  const verification = await lockOwnVerification(tx, verificationId);
  statusAfterOwner(verification.status, VerificationAction.START);
  if (!documentKindOf(verification.documentType).sides.includes(side)) throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'side' });
  return verification;
}
