import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { VerificationDecision } from './verification-codes.js';
import { moveVerification } from './move-verification.js';
import { isOfAge } from './verification-input.rules.js';
import { nextVerificationStatus, VerificationAction } from './verification-state-machine.js';
import { lockVerification } from './verification.loaders.js';
/** Stores the staff's decision and applies it to the user or the space. Answers the verification's uuid. */
export async function decideVerification(ctx, request) {
    const isApproval = request.decision === VerificationDecision.APPROVE;
    refuseProblems([
        ...(isApproval || request.reason ? [] : [{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }]),
        ...(request.note.length > VERIFICATION_BOUNDS.noteLength
            ? [{ path: 'note', code: FieldProblemCode.TOO_LONG, params: { max: VERIFICATION_BOUNDS.noteLength } }]
            : []),
    ]);
    return inTransaction(ctx, async (tx) => {
        const verification = await lockVerification(tx, fromGlobalId('Verification', request.id));
        if (!verification)
            throw new DomainError(ErrorCode.NOT_FOUND);
        if (verification.userId === tx.viewer.id)
            throw new DomainError(ErrorCode.FORBIDDEN);
        const action = isApproval ? VerificationAction.APPROVE : VerificationAction.REJECT;
        if (nextVerificationStatus(verification.status, action, 'admin') === null)
            throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: verification.status.toUpperCase() });
        if (isApproval)
            requireStillValid(tx, verification);
        const reason = isApproval ? null : request.reason;
        Object.assign(verification, {
            rejectReason: reason,
            note: request.note,
            decidedAt: tx.clock.now(),
            reviewerId: tx.viewer.id,
        });
        await moveVerification(tx, verification, {
            action,
            actor: 'admin',
            known: { isOwn: false, isDocumentValid: isApproval, isReasonGiven: reason !== null },
            ip: tx.client.ip,
        });
        return verification.id;
    });
}
/** The document may have expired since it was submitted. */
function requireStillValid(tx, { documentExpiresOn, birthDate }) {
    const today = tx.clock.today();
    refuseProblems([
        ...(documentExpiresOn !== null && documentExpiresOn < today
            ? [{ path: 'decision', code: FieldProblemCode.DOCUMENT_EXPIRED }]
            : []),
        ...(birthDate !== null && !isOfAge(birthDate, today)
            ? [{ path: 'decision', code: FieldProblemCode.UNDERAGE, params: { min: VERIFICATION_BOUNDS.minAge } }]
            : []),
    ]);
}
//# sourceMappingURL=decide-verification.js.map