import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { isOfAge, MIN_AGE } from '../../core/values/birth-date.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { lengthOf } from '../../core/values/text.js';
import { requireOffered } from '../../core/words/reasons.js';
import { lockSpace } from '../spaces/own-space.js';
import { callOf } from './appointments/appointment.loaders.js';
import { VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { replaceIdentities } from './expire-verifications.js';
import { RejectReason, VerificationDecision } from './verification.enums.js';
import { rejectReasons } from './reject-reasons.js';
import { moveVerification } from './move-verification.js';
import { nextVerificationStatus, VerificationAction } from './verification.state-machine.js';
import type { Verification } from './verification.entity.js';
import { lockVerification } from './verification.loaders.js';

export interface DecisionRequest {
  readonly id: string;
  readonly decision: VerificationDecision;
  readonly reason: RejectReason | null;
  readonly note: string;
}

/** Stores the staff's decision and applies it to the user or the space. Returns the verification's uuid. */
export async function decideVerification(ctx: SignedInContext, request: DecisionRequest): Promise<string> {
  const isApproval = request.decision === VerificationDecision.APPROVE;
  refuseProblems([
    ...(isApproval || request.reason ? [] : [{ path: 'reason', code: FieldProblemCode.REASON_REQUIRED }]),
    ...(lengthOf(request.note) > VERIFICATION_BOUNDS.noteLength
      ? [{ path: 'note', code: FieldProblemCode.TOO_LONG, params: { max: VERIFICATION_BOUNDS.noteLength } }]
      : []),
  ]);
  return inTransaction(ctx, async (tx) => {
    const id = fromGlobalId('Verification', request.id);
    await lockSpaceOf(tx, id);
    const verification = await lockVerification(tx, id);
    if (!verification) throw new DomainError(ErrorCode.NOT_FOUND);
    if (verification.userId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    const action = isApproval ? VerificationAction.APPROVE : VerificationAction.REJECT;
    if (nextVerificationStatus(verification.status, action, 'admin') === null)
      throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: verification.status.toUpperCase() });
    const reason = isApproval ? null : request.reason;
    if (reason) await requireOffered(tx, rejectReasons, reason);
    await requireFitsCall(tx, verification.id, reason);
    if (isApproval) requireStillValid(tx, verification);
    Object.assign(verification, {
      rejectReason: reason,
      note: request.note,
      decidedAt: tx.clock.now(),
      reviewerId: tx.viewer.id,
    } satisfies Partial<Verification>);
    await moveVerification(tx, verification, {
      action,
      actor: 'admin',
      known: { isOwn: false, isDocumentValid: isApproval, isReasonGiven: reason !== null },
      ip: tx.client.ip,
    });
    if (isApproval && verification.spaceId === null) await replaceIdentities(tx, verification);
    return verification.id;
  });
}

/** Before the verification, as publishing does, which ends the proof of a moved space. */
async function lockSpaceOf(tx: SignedInContext, id: string): Promise<void> {
  const row = await tx.db.selectFrom('Verification').select('spaceId').where('id', '=', id).executeTakeFirst();
  if (row?.spaceId) await lockSpace(tx, row.spaceId);
}

/** A video call cannot be decided before it takes place, and nobody can miss a call they have not booked. */
async function requireFitsCall(tx: SignedInContext, id: string, reason: RejectReason | null): Promise<void> {
  const startsAt = await callOf(tx, id);
  refuseProblems([
    ...(startsAt !== null && startsAt > tx.clock.now()
      ? [{ path: 'decision', code: FieldProblemCode.APPOINTMENT_TO_COME }]
      : []),
    ...(startsAt === null && reason === RejectReason.MISSED_APPOINTMENT
      ? [{ path: 'reason', code: FieldProblemCode.NO_APPOINTMENT }]
      : []),
  ]);
}

/** The document may have expired since it was submitted. */
function requireStillValid(tx: SignedInContext, { documentExpiresOn, birthDate }: Verification): void {
  const today = tx.clock.today();
  refuseProblems([
    ...(documentExpiresOn !== null && documentExpiresOn < today
      ? [{ path: 'decision', code: FieldProblemCode.DOCUMENT_EXPIRED }]
      : []),
    ...(birthDate !== null && !isOfAge(birthDate, today)
      ? [{ path: 'decision', code: FieldProblemCode.UNDERAGE, params: { min: MIN_AGE } }]
      : []),
  ]);
}
