import type { SignedInContext } from '../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { recordEvent } from '../../core/events.js';
import { inTransaction } from '../../core/transaction.js';
import { documentKindOf } from './document-kinds.rules.js';
import { lockOwner, lockOwnVerification, requireAttempt, statusAfterOwner } from './own-verification.js';
import { VerificationAction } from './verification-state-machine.js';
import { VerificationEventType } from './verification.events.js';
import { sidesOf } from './verification.loaders.js';
import { eventPayload } from './tell-verification.js';

/** Sends a verification with its documents to the staff; one of the five tries is used. Answers its uuid. */
export async function submitVerification(ctx: SignedInContext, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx);
    const verification = await lockOwnVerification(tx, id);
    const status = statusAfterOwner(verification.status, VerificationAction.SUBMIT);
    await requireAttempt(tx, verification);
    const sides = await sidesOf(tx, verification.id);
    const missing = documentKindOf(verification.documentType).sides.filter((side) => !sides.includes(side));
    const isRunOut = verification.documentExpiresOn !== null && verification.documentExpiresOn < tx.clock.today();
    refuseProblems([
      ...missing.map((side) => ({ path: side, code: FieldProblemCode.DOCUMENT_REQUIRED })),
      ...(isRunOut ? [{ path: 'expiresOn', code: FieldProblemCode.DOCUMENT_EXPIRED }] : []),
    ]);
    await tx.em.execute('update verifications set status = ?, submitted_at = ? where id = ?', [status, tx.clock.now(), verification.id]);
    await recordEvent(tx, { type: VerificationEventType.SUBMITTED, payload: eventPayload(verification) });
    return verification.id;
  });
}
