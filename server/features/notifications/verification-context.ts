import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { MAINLAND_ZONE } from '../../core/values/time-zone.js';
import { callOf } from '../verification/appointments/appointment.loaders.js';
import { VerificationEventType } from '../verification/verification.events.js';
import type { NotificationParams } from './notification-entry.types.js';

/** The parameters of a notification about a verification: its kind, its space, the reason, and the current time of its video call. */
export async function loadVerificationParams(
  tx: ServiceContext,
  { type, payload }: StoredEvent,
  space: string,
): Promise<NotificationParams> {
  const { kind, reason, verificationId, statement } = payload;
  const booked = type === VerificationEventType.CALL_BOOKED ? await callOf(tx, String(verificationId)) : null;
  const startsAt = booked?.toISOString() ?? payload['startsAt'];
  const words = type === VerificationEventType.REJECTED ? await noteOf(tx, String(verificationId)) : statement;
  return {
    subject: String(kind),
    ...(space ? { space } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof startsAt === 'string' ? { deadline: startsAt, timeZone: MAINLAND_ZONE } : {}),
    ...(typeof words === 'string' ? { statement: words } : {}),
  };
}

/** The staff's note to a rejected person is deleted with the documents, so events and the bell do not store it. */
async function noteOf(tx: ServiceContext, verificationId: string): Promise<string> {
  const row = await tx.db.selectFrom('Verification').select('note').where('id', '=', verificationId).executeTakeFirst();
  return row?.note ?? '';
}
