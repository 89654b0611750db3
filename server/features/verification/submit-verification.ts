import type { SignedInContext } from '../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { moveVerification } from './move-verification.js';
import { getDocumentKind } from './documents/document-kinds.rules.js';
import { lockApplicant, lockOwnVerification, requireAttempt, nextApplicantStatus } from './own-verification.js';
import { VerificationAction } from './verification.state-machine.js';
import { listSides } from './verification.loaders.js';

/** Submits a verification with its documents to the staff, which uses one attempt. Returns its uuid. */
export async function submitVerification(ctx: SignedInContext, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    await lockApplicant(tx);
    const verification = await lockOwnVerification(tx, id);
    nextApplicantStatus(verification.status, VerificationAction.SUBMIT);
    await requireAttempt(tx, verification);
    const sides = await listSides(tx, verification.id);
    const missing = getDocumentKind(verification.documentType).sides.filter((side) => !sides.includes(side));
    const isExpired = verification.documentExpiresOn !== null && verification.documentExpiresOn < tx.clock.today();
    refuseProblems([
      ...missing.map((side) => ({ path: side, code: FieldProblemCode.DOCUMENT_REQUIRED })),
      ...(isExpired ? [{ path: 'expiresOn', code: FieldProblemCode.DOCUMENT_EXPIRED }] : []),
    ]);
    verification.submittedAt = tx.clock.now();
    await moveVerification(tx, verification, {
      action: VerificationAction.SUBMIT,
      actor: 'applicant',
      known: { hasAllDocuments: missing.length === 0, isDocumentValid: !isExpired },
    });
    return verification.id;
  });
}
