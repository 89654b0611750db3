import type { SignedInContext } from '../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { recordEvent } from '../../core/events.js';
import { inTransaction } from '../../core/transaction.js';
import { getDocumentKind } from './documents/document-kinds.rules.js';
import { lockApplicant, lockOwnVerification, requireAttempt, nextApplicantStatus } from './own-verification.js';
import type { Verification } from './verification.entity.js';
import { VerificationAction } from './verification-state-machine.js';
import { VerificationEventType } from './verification.events.js';
import { toEventPayload } from './verification-event-payload.js';
import { listSides } from './verification.loaders.js';

/** Submits a verification with its documents to the staff, which uses one attempt. Answers its uuid. */
export async function submitVerification(ctx: SignedInContext, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    await lockApplicant(tx);
    const verification = await lockOwnVerification(tx, id);
    const status = nextApplicantStatus(verification.status, VerificationAction.SUBMIT);
    await requireAttempt(tx, verification);
    const sides = await listSides(tx, verification.id);
    const missing = getDocumentKind(verification.documentType).sides.filter((side) => !sides.includes(side));
    const isExpired = verification.documentExpiresOn !== null && verification.documentExpiresOn < tx.clock.today();
    refuseProblems([
      ...missing.map((side) => ({ path: side, code: FieldProblemCode.DOCUMENT_REQUIRED })),
      ...(isExpired ? [{ path: 'expiresOn', code: FieldProblemCode.DOCUMENT_EXPIRED }] : []),
    ]);
    Object.assign(verification, { status, submittedAt: tx.clock.now() } satisfies Partial<Verification>);
    await recordEvent(tx, { type: VerificationEventType.SUBMITTED, payload: toEventPayload(verification) });
    return verification.id;
  });
}
