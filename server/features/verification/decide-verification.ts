import { recordAudit } from '../../core/audit.js';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { recordEvent } from '../../core/events.js';
import { fromGlobalId } from '../../core/global-id.js';
import { inTransaction } from '../../core/transaction.js';
import { spaceChanged } from '../spaces/space-hooks.js';
import { lockSpace } from '../spaces/own-space.js';
import { VERIFICATION_BOUNDS } from './document-kinds.rules.js';
import { eventPayload } from './tell-verification.js';
import { RejectReason, VerificationDecision } from './verification-codes.js';
import { isOfAge } from './verification-input.rules.js';
import { nextVerificationStatus, VerificationAction } from './verification-state-machine.js';
import { VerificationEventType } from './verification.events.js';
import { lockVerification } from './verification.loaders.js';
import type { Verification } from './verification.types.js';

export interface DecisionRequest {
  readonly id: string;
  readonly decision: VerificationDecision;
  readonly reason: RejectReason | null;
  readonly note: string;
}

/** The staff's answer, with what follows from it. Answers the verification's uuid. */
export async function decideVerification(ctx: SignedInContext, request: DecisionRequest): Promise<string> {
  const isApproval = request.decision === VerificationDecision.APPROVE;
  refuseProblems([
    ...(isApproval || request.reason ? [] : [{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }]),
    ...(request.note.length > VERIFICATION_BOUNDS.noteLength ? [{ path: 'note', code: FieldProblemCode.TOO_LONG, params: { max: VERIFICATION_BOUNDS.noteLength } }] : []),
  ]);
  return inTransaction(ctx, async (tx) => {
    const verification = await lockVerification(tx, fromGlobalId('Verification', request.id));
    if (!verification) throw new DomainError(ErrorCode.NOT_FOUND);
    // Nobody judges her own papers.
    if (verification.userId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    const status = nextVerificationStatus(verification.status, isApproval ? VerificationAction.APPROVE : VerificationAction.REJECT, 'admin');
    if (status === null) throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: verification.status.toUpperCase() });
    if (isApproval) refuseUnfit(tx, verification);
    const reason = isApproval ? null : request.reason;
    await tx.em.execute('update verifications set status = ?, reject_reason = ?, note = ?, decided_at = ?, reviewer_id = ? where id = ?', [
      status, reason, request.note, tx.clock.now(), tx.viewer.id, verification.id,
    ]);
    if (isApproval) await grant(tx, verification);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: isApproval ? 'verification.approved' : 'verification.rejected',
      objectType: 'verification',
      objectId: verification.id,
      before: { status: verification.status },
      after: { status, kind: verification.kind, documentType: verification.documentType },
      reason,
      ip: tx.client.ip,
    });
    await recordEvent(tx, { type: isApproval ? VerificationEventType.APPROVED : VerificationEventType.REJECTED, payload: eventPayload(verification, reason) });
    return verification.id;
  });
}

/** What has changed since the documents were sent: they may have waited past their last day. */
function refuseUnfit(tx: SignedInContext, { documentExpiresOn, birthDate }: Verification): void {
  const today = tx.clock.today();
  refuseProblems([
    ...(documentExpiresOn !== null && documentExpiresOn < today ? [{ path: 'decision', code: FieldProblemCode.DOCUMENT_EXPIRED }] : []),
    ...(birthDate !== null && !isOfAge(birthDate, today) ? [{ path: 'decision', code: FieldProblemCode.UNDERAGE, params: { min: VERIFICATION_BOUNDS.minAge } }] : []),
  ]);
}

async function grant(tx: SignedInContext, { userId, spaceId }: Verification): Promise<void> {
  const now = tx.clock.now();
  if (spaceId === null) {
    await tx.em.execute('update users set identity_verified_at = ? where id = ?', [now, userId]);
    return;
  }
  const space = await lockSpace(tx, spaceId);
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  await tx.em.execute('update spaces set verified_at = ? where id = ?', [now, spaceId]);
  await spaceChanged(tx, spaceId);
}
