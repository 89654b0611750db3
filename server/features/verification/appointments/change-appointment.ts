import { LockMode } from '@mikro-orm/core';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { tidyStatement } from '../../accounts/measures/apply-measure.js';
import { VerificationStatus } from '../verification.enums.js';
import { toEventPayload } from '../verification-event-payload.js';
import { Verification } from '../verification.entity.js';
import { lockVerification } from '../verification.loaders.js';
import { CallEventType } from '../verification.events.js';
import { MIN_LEAD_MS } from './appointment.rules.js';
import { VideoAppointment } from './video-appointment.entity.js';

/** A booked time with its waiting verification; both locked. */
interface Call {
  readonly appointment: VideoAppointment;
  readonly verification: Verification;
}

/** Cancels the viewer's booked call and frees its time. No-op without one. Errors: VERIFICATION_STATE_REFUSED once it has begun. */
export async function cancelOwnAppointment(ctx: SignedInContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const own = await tx.db
      .selectFrom('VideoAppointment as a')
      .innerJoin('Verification as v', 'v.id', 'a.verificationId')
      .select('a.id')
      .where('v.userId', '=', tx.viewer.id)
      .where('v.status', '=', VerificationStatus.IN_REVIEW)
      .executeTakeFirst();
    const call = own ? await lockCall(tx, own.id) : null;
    if (!call) return;
    const { appointment, verification } = call;
    if (appointment.startsAt <= tx.clock.now())
      throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: verification.status.toUpperCase() });
    await endCall(tx, call, CallEventType.GIVEN_UP);
    await record(tx, 'appointment.given_up', call, { verificationId: null });
  });
}

/**
 * Staff cancel a booked call; the person is notified of the reason, and the time is withdrawn. No-op without a call. Errors: FORBIDDEN for
 * their own, VALIDATION_FAILED.
 */
export async function cancelAppointment(ctx: SignedInContext, appointmentId: string, given: string): Promise<void> {
  const statement = tidyStatement(given);
  await inTransaction(ctx, async (tx) => {
    const call = await callOfOther(tx, appointmentId);
    if (!call) return;
    await endCall(tx, call, CallEventType.CANCELLED, { statement });
    tx.em.remove(call.appointment);
    await tx.em.flush();
    await record(tx, 'appointment.cancelled', call, { verificationId: null }, statement);
  });
}

/**
 * Staff move a call to a free time; the person is notified of the time and the reason. Idempotent. Errors: NOT_FOUND, FORBIDDEN for their
 * own, APPOINTMENT_TAKEN, VALIDATION_FAILED.
 */
export async function moveAppointment(
  ctx: SignedInContext,
  order: { readonly appointmentId: string; readonly toAppointmentId: string; readonly statement: string },
): Promise<void> {
  const statement = tidyStatement(order.statement);
  await inTransaction(ctx, async (tx) => {
    const call = await callOfOther(tx, order.appointmentId);
    const target = await lockAppointment(tx, fromGlobalId('VideoAppointment', order.toAppointmentId));
    if (!target) throw new DomainError(ErrorCode.NOT_FOUND);
    if (!call && target.verificationId !== null) return;
    if (!call) throw new DomainError(ErrorCode.NOT_FOUND);
    if (target.id === call.appointment.id) return;
    const isLate = target.startsAt.getTime() < tx.clock.now().getTime() + MIN_LEAD_MS;
    if (target.verificationId !== null || isLate) throw new DomainError(ErrorCode.APPOINTMENT_TAKEN);
    await reassignCall(tx, call, target);
    const { verification } = call;
    const payload = { ...toEventPayload(verification), statement, startsAt: target.startsAt.toISOString() };
    await recordEvent(tx, { type: CallEventType.MOVED, payload });
    await record(tx, 'appointment.moved', call, { startsAt: target.startsAt }, statement);
  });
}

/** Another time for a call: the previous one is free again. */
export async function reassignCall(
  tx: ServiceContext,
  { appointment, verification }: Call,
  target: VideoAppointment,
): Promise<void> {
  appointment.verificationId = null;
  // One verification has one call at a time.
  await tx.em.flush();
  verification.submittedAt = target.startsAt;
  target.verificationId = verification.id;
  await tx.em.flush();
}

/** Deletes the verification that was opened for a call: the previous decision applies again, and another time can be booked. */
async function endCall(
  tx: ServiceContext,
  { appointment, verification }: Call,
  type: (typeof CallEventType)[keyof typeof CallEventType],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const payload = { ...toEventPayload(verification), ...more, startsAt: appointment.startsAt.toISOString() };
  appointment.verificationId = null;
  tx.em.remove(verification);
  await tx.em.flush();
  await recordEvent(tx, { type, payload });
}

/** Another person's call; null when it no longer exists. */
async function callOfOther(tx: SignedInContext, appointmentId: string): Promise<Call | null> {
  const call = await lockCall(tx, fromGlobalId('VideoAppointment', appointmentId));
  if (call?.verification.userId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
  return call;
}

async function lockCall(tx: ServiceContext, id: string): Promise<Call | null> {
  const found = await tx.db
    .selectFrom('VideoAppointment')
    .select('verificationId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found?.verificationId) return null;
  // In the order in which a decision locks them.
  const verification = await lockVerification(tx, found.verificationId);
  const appointment = await lockAppointment(tx, id);
  return verification?.status === VerificationStatus.IN_REVIEW && appointment?.verificationId === verification.id
    ? { appointment, verification }
    : null;
}

const lockAppointment = (tx: ServiceContext, id: string): Promise<VideoAppointment | null> =>
  tx.em.findOne(VideoAppointment, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

async function record(
  tx: SignedInContext,
  action: string,
  { appointment, verification }: Call,
  after: Readonly<Record<string, unknown>>,
  reason?: string,
): Promise<void> {
  await recordAudit(tx, {
    actorId: tx.viewer.id,
    action,
    objectType: 'VideoAppointment',
    objectId: appointment.id,
    before: { startsAt: appointment.startsAt, verificationId: verification.id },
    after,
    ...(reason === undefined ? {} : { reason }),
    ip: tx.client.ip,
  });
}
