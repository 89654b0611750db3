import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addDeletion } from '../../../core/jobs/add-deletion.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { cleanDocument } from './document-file.js';
import { getDocumentKind } from './document-kinds.rules.js';
import { documentFiles } from './document-store.js';
import { lockOwnVerification, nextApplicantStatus } from '../own-verification.js';
import type { DocumentSide } from '../verification.enums.js';
import { VerificationAction } from '../verification.state-machine.js';
import type { Verification } from '../verification.entity.js';
import type { VerificationFile } from './verification-file.entity.js';

/** Refuses a document before its body is read: it must belong to a verification of the viewer that is not submitted yet. */
export async function admitDocument(ctx: SignedInContext, verificationId: string, side: DocumentSide): Promise<void> {
  await inTransaction(ctx, (tx) => lockPending(tx, verificationId, side));
}

/** Validates, cleans and stores a document, replacing one of the same side. */
export async function addDocument(
  ctx: SignedInContext,
  verificationId: string,
  side: DocumentSide,
  received: ReceivedFile,
): Promise<VerificationFile> {
  const document = await cleanDocument(received);
  return documentFiles.store(ctx, document.bytes, (storageKey) =>
    inTransaction(ctx, async (tx) => {
      const { id } = await lockPending(tx, verificationId, side);
      const replaced = await tx.db
        .deleteFrom('VerificationFile')
        .where('verificationId', '=', id)
        .where('side', '=', side)
        .returning('storageKey')
        .executeTakeFirst();
      if (replaced) await addDeletion(tx, 'verification.drop-document', { storageKey: replaced.storageKey });
      const file: VerificationFile = {
        id: randomUUID(),
        verificationId: id,
        storageKey,
        side,
        mime: document.mime,
        bytes: document.bytes.length,
        createdAt: tx.clock.now(),
      };
      await tx.db.insertInto('VerificationFile').values(file).execute();
      return file;
    }),
  );
}

async function lockPending(tx: SignedInContext, verificationId: string, side: DocumentSide): Promise<Verification> {
  const verification = await lockOwnVerification(tx, verificationId);
  nextApplicantStatus(verification.status, VerificationAction.START);
  if (!getDocumentKind(verification.documentType).sides.includes(side))
    throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'side' });
  return verification;
}
