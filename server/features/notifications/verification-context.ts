import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { callOf } from '../verification/appointments/appointment.loaders.js';
import { VerificationEventType } from '../verification/verification.events.js';
import type { NotificationParams } from './notification-entry.types.js';

/** What a notification about a verification says: of which kind, of which space, why, and when its video call is by now. */
export async function loadVerificationParams(
  tx: ServiceContext,
  { type, payload: { kind, reason, verificationId } }: StoredEvent,
  space: string,
): Promise<NotificationParams> {
  const startsAt = type === VerificationEventType.CALL_BOOKED ? await callOf(tx, String(verificationId)) : null;
  return {
    subject: String(kind),
    ...(space ? { space } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(startsAt ? { deadline: startsAt.toISOString(), timeZone: 'Europe/Madrid' } : {}),
  };
}
