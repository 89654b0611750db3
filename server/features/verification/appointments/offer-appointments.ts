import { randomUUID } from 'node:crypto';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { VerificationStatus } from '../verification.enums.js';
import { isCallLink, MAX_LEAD_DAYS, MIN_LEAD_MS } from './appointment.rules.js';
import type { FreeAppointment, StaffAppointment } from './appointment.types.js';

const MOST = 100;

/** Offers a time; idempotent. Errors: VALIDATION_FAILED. */
export async function offerAppointment(
  ctx: SignedInContext,
  { startsAt, link: given }: { readonly startsAt: Date; readonly link: string },
): Promise<void> {
  const link = given.trim();
  const now = ctx.clock.now().getTime();
  refuseProblems([
    ...(startsAt.getTime() < now + MIN_LEAD_MS
      ? [{ path: 'startsAt', code: FieldProblemCode.DATE_IN_PAST }]
      : startsAt.getTime() > now + MAX_LEAD_DAYS * DAY_MS
        ? [{ path: 'startsAt', code: FieldProblemCode.START_TOO_FAR, params: { maxDays: MAX_LEAD_DAYS } }]
        : []),
    ...(isCallLink(link) ? [] : [{ path: 'link', code: FieldProblemCode.CALL_LINK_INVALID }]),
  ]);
  await inTransaction(ctx, async (tx) => {
    const id = randomUUID();
    const offered = await tx.db
      .insertInto('VideoAppointment')
      .values({ id, startsAt, link, offeredBy: tx.viewer.id, offeredAt: tx.clock.now(), verificationId: null })
      .onConflict((conflict) => conflict.columns(['startsAt', 'offeredBy']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!offered) return;
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'appointment.offered',
      objectType: 'VideoAppointment',
      objectId: id,
      after: { startsAt },
      ip: tx.client.ip,
    });
  });
}

/** Withdraws a free time; idempotent. Errors: APPOINTMENT_TAKEN. */
export async function withdrawAppointment(ctx: SignedInContext, appointmentId: string): Promise<void> {
  const id = fromGlobalId('VideoAppointment', appointmentId);
  await inTransaction(ctx, async (tx) => {
    const found = await tx.db
      .selectFrom('VideoAppointment')
      .select(['startsAt', 'verificationId'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return;
    if (found.verificationId !== null) throw new DomainError(ErrorCode.APPOINTMENT_TAKEN);
    await tx.db.deleteFrom('VideoAppointment').where('id', '=', id).execute();
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'appointment.withdrawn',
      objectType: 'VideoAppointment',
      objectId: id,
      before: { startsAt: found.startsAt },
      ip: tx.client.ip,
    });
  });
}

/** The free times that can still be booked, the earliest first. */
export async function listFreeAppointments({ db, clock }: ServiceContext): Promise<FreeAppointment[]> {
  const rows = await db
    .selectFrom('VideoAppointment')
    .select(['id', 'startsAt'])
    .where('verificationId', 'is', null)
    .where('startsAt', '>', new Date(clock.now().getTime() + MIN_LEAD_MS))
    .orderBy('startsAt')
    .limit(MOST)
    .execute();
  return rows.map(({ id, startsAt }) => ({ id: toGlobalId('VideoAppointment', id), startsAt }));
}

/** Future times, and past ones with an undecided verification, the earliest first. */
export async function listStaffAppointments({ db, clock }: ServiceContext): Promise<StaffAppointment[]> {
  const rows = await db
    .selectFrom('VideoAppointment as a')
    .leftJoin('User as s', 's.id', 'a.offeredBy')
    .leftJoin('Verification as v', 'v.id', 'a.verificationId')
    .leftJoin('User as p', 'p.id', 'v.userId')
    .select(['a.id', 'a.startsAt', 'a.link', 'a.verificationId', 's.fullName as offeredByName'])
    .select('p.fullName as personName')
    .where((eb) => eb.or([eb('a.startsAt', '>', clock.now()), eb('v.status', '=', VerificationStatus.IN_REVIEW)]))
    .orderBy('a.startsAt')
    .limit(MOST)
    .execute();
  return rows.map(({ id, verificationId, ...row }) => ({
    ...row,
    id: toGlobalId('VideoAppointment', id),
    verificationId: verificationId && toGlobalId('Verification', verificationId),
  }));
}
