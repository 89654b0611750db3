import { recordAudit } from '../../core/audit.js';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { recordEvent } from '../../core/events.js';
import { fromGlobalId } from '../../core/global-id.js';
import { inTransaction } from '../../core/transaction.js';
import { spaceChanged } from '../spaces/space-hooks.js';
import { lockSpace } from '../spaces/own-space.js';
import { VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { RejectReason, VerificationDecision } from './verification-codes.js';
import { toEventPayload } from './verification-event-payload.js';
import { isOfAge } from './verification-input.rules.js';
import { nextVerificationStatus, VerificationAction } from './verification-state-machine.js';
import { VerificationEventType } from './verification.events.js';
import type { Verification } from './verification.entity.js';
import { lockVerification } from './verification.loaders.js';

export interface DecisionRequest {
  readonly id: string;
  readonly decision: VerificationDecision;
  readonly reason: RejectReason | null;
  readonly note: string;
}

/** Stores the staff's decision and applies it to the user or the space. Answers the verification's uuid. */
export async function decideVerification(ctx: SignedInContext, request: DecisionRequest): Promise<string> {
  const isApproval = request.decision === VerificationDecision.APPROVE;
  refuseProblems([
    ...(isApproval || request.reason ? [] : [{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }]),
    ...(request.note.length > VERIFICATION_BOUNDS.noteLength
      ? [{ path: 'note', code: FieldProblemCode.TOO_LONG, params: { max: VERIFICATION_BOUNDS.noteLength } }]
      : []),
  ]);
  return inTransaction(ctx, async (tx) => {
    const verification = await lockVerification(tx, fromGlobalId('Verification', request.id));
    if (!verification) throw new DomainError(ErrorCode.NOT_FOUND);
    if (verification.userId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    const status = nextVerificationStatus(
      verification.status,
      isApproval ? VerificationAction.APPROVE : VerificationAction.REJECT,
      'admin',
    );
    if (status === null)
      throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: verification.status.toUpperCase() });
    if (isApproval) requireStillValid(tx, verification);
    const reason = isApproval ? null : request.reason;
    const before = verification.status;
    Object.assign(verification, {
      status,
      rejectReason: reason,
      note: request.note,
      decidedAt: tx.clock.now(),
      reviewerId: tx.viewer.id,
    } satisfies Partial<Verification>);
    await tx.em.flush();
    if (isApproval) await applyApproval(tx, verification);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: isApproval ? 'verification.approved' : 'verification.rejected',
      objectType: 'verification',
      objectId: verification.id,
      before: { status: before },
      after: { status, kind: verification.kind, documentType: verification.documentType },
      reason,
      ip: tx.client.ip,
    });
    await recordEvent(tx, {
      type: isApproval ? VerificationEventType.APPROVED : VerificationEventType.REJECTED,
      payload: toEventPayload(verification, reason),
    });
    return verification.id;
  });
}

/** The document may have expired since it was submitted. */
function requireStillValid(tx: SignedInContext, { documentExpiresOn, birthDate }: Verification): void {
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

async function applyApproval(tx: SignedInContext, { userId, spaceId }: Verification): Promise<void> {
  const now = tx.clock.now();
  if (spaceId === null) {
    await tx.db.updateTable('User').set({ identityVerifiedAt: now }).where('id', '=', userId).execute();
    return;
  }
  const space = await lockSpace(tx, spaceId);
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  await tx.db.updateTable('Space').set({ verifiedAt: now }).where('id', '=', spaceId).execute();
  await spaceChanged(tx, spaceId);
}
