import { randomUUID } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanDocument } from './document-file.js';
import { getDocumentKind } from './document-kinds.rules.js';
import { documentFiles } from './document-store.js';
import { lockOwnVerification, nextApplicantStatus } from '../own-verification.js';
import { VerificationAction } from '../verification-state-machine.js';
/** Refuses a document before its body is read: it must belong to a verification of the viewer that is not submitted yet. */
export async function admitDocument(ctx, verificationId, side) {
    await inTransaction(ctx, (tx) => lockPending(tx, verificationId, side));
}
/** Validates, cleans and stores a document, replacing one of the same side. */
export async function addDocument(ctx, verificationId, side, received) {
    const document = await cleanDocument(received);
    return documentFiles.store(ctx, document.bytes, (storageKey) => inTransaction(ctx, async (tx) => {
        const { id } = await lockPending(tx, verificationId, side);
        const replaced = await tx.db
            .deleteFrom('VerificationFile')
            .where('verificationId', '=', id)
            .where('side', '=', side)
            .returning('storageKey')
            .executeTakeFirst();
        if (replaced)
            await addJob(tx, 'verification.drop-document', { storageKey: replaced.storageKey });
        const file = {
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
    }));
}
async function lockPending(tx, verificationId, side) {
    const verification = await lockOwnVerification(tx, verificationId);
    nextApplicantStatus(verification.status, VerificationAction.START);
    if (!getDocumentKind(verification.documentType).sides.includes(side))
        throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'side' });
    return verification;
}
//# sourceMappingURL=document-uploads.js.map