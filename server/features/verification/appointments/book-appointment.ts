import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { moveVerification } from '../move-verification.js';
import { lockApplicant } from '../own-verification.js';
import { VerificationKind, VerificationStatus } from '../verification.enums.js';
import { toEventPayload } from '../verification-event-payload.js';
import { VerificationAction } from '../verification.state-machine.js';
import { Verification } from '../verification.entity.js';
import { VerificationEventType } from '../verification.events.js';
import { canReplaceDocuments, MIN_LEAD_MS } from './appointment.rules.js';
import { reassignCall } from './change-appointment.js';
import { VideoAppointment } from './video-appointment.entity.js';

/** Books a free time for the viewer, or changes to another one; idempotent. Returns the uuid of the verification. */
export async function bookAppointment(ctx: SignedInContext, appointmentId: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    await lockApplicant(tx);
    const appointment = await tx.em.findOne(VideoAppointment, fromGlobalId('VideoAppointment', appointmentId), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!appointment) throw new DomainError(ErrorCode.NOT_FOUND);
    const latest = await tx.em.findOne(
      Verification,
      { userId: tx.viewer.id, kind: VerificationKind.IDENTITY },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
    if (latest && appointment.verificationId === latest.id) return latest.id;
    const isLate = appointment.startsAt.getTime() < tx.clock.now().getTime() + MIN_LEAD_MS;
    if (appointment.verificationId !== null || isLate) throw new DomainError(ErrorCode.APPOINTMENT_TAKEN);
    if (latest?.status === VerificationStatus.IN_REVIEW) return moveCall(tx, latest, appointment);
    if (!latest || !canReplaceDocuments(latest))
      throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, {
        status: (latest?.status ?? VerificationStatus.NOT_STARTED).toUpperCase(),
      });
    return bookCall(tx, latest, appointment);
  });
}

/** Another time for a booked call that has not begun. */
async function moveCall(
  tx: SignedInContext,
  verification: Verification,
  appointment: VideoAppointment,
): Promise<string> {
  const former = await tx.em.findOne(
    VideoAppointment,
    { verificationId: verification.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!former || former.startsAt <= tx.clock.now())
    throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: verification.status.toUpperCase() });
  await reassignCall(tx, { appointment: former, verification }, appointment);
  await recordEvent(tx, { type: VerificationEventType.CALL_BOOKED, payload: toEventPayload(verification) });
  return verification.id;
}

/** Creates a new verification with the previously entered data, because only the pictures were unreadable. It waits from the call on. */
async function bookCall(tx: SignedInContext, before: Verification, appointment: VideoAppointment): Promise<string> {
  const { userId, kind, spaceId, documentType, documentCountry, documentLast4, documentExpiresOn } = before;
  const isExpired = documentExpiresOn !== null && documentExpiresOn < tx.clock.today();
  refuseProblems(isExpired ? [{ path: 'appointmentId', code: FieldProblemCode.DOCUMENT_EXPIRED }] : []);
  const created = tx.em.create(Verification, {
    id: randomUUID(),
    userId,
    kind,
    spaceId,
    status: VerificationStatus.PENDING,
    documentType,
    documentCountry,
    documentLast4,
    documentExpiresOn,
    fullName: before.fullName,
    birthDate: before.birthDate,
    submittedAt: appointment.startsAt,
    createdAt: tx.clock.now(),
  });
  tx.em.persist(created);
  await tx.em.flush();
  appointment.verificationId = created.id;
  await moveVerification(tx, created, {
    action: VerificationAction.MEET,
    actor: 'applicant',
    known: { isDocumentValid: !isExpired },
  });
  return created.id;
}
