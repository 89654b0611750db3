import type { SignedInContext, Viewer } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import type { Booking } from '../booking.entity.js';
import { BookingActor } from '../booking.enums.js';
import type { ActingUser } from './booking-changes.js';

/** The staff as the actor of a transition. */
export const staffOf = ({ viewer }: SignedInContext): ActingUser => ({ actor: BookingActor.ADMIN, userId: viewer.id });

/** Whether a viewer is a side of a booking. */
export const isOwn = (viewer: Viewer | null, { renterId, hostId }: Pick<Booking, 'renterId' | 'hostId'>): boolean =>
  viewer?.id === renterId || viewer?.id === hostId;

/** No member of the staff decides about a booking of their own. */
export function refuseOwn(viewer: Viewer, booking: Pick<Booking, 'renterId' | 'hostId'>): void {
  if (isOwn(viewer, booking)) throw new DomainError(ErrorCode.FORBIDDEN);
}

interface BookingStaffRecord {
  readonly booking: Booking;
  /** In the past tense: `cancelled`. */
  readonly action: string;
  readonly before: object;
  readonly after: object;
  readonly reason: string;
}

/** Records an act of the staff on a booking in the audit log; acts of its sides are in its own history. */
export async function recordStaffAct(
  tx: SignedInContext,
  { actor, userId }: ActingUser,
  { booking, action, before, after, reason }: BookingStaffRecord,
): Promise<void> {
  if (actor !== BookingActor.ADMIN) return;
  await recordAudit(tx, {
    actorId: userId,
    action: `booking.${action}`,
    objectType: 'Booking',
    objectId: booking.id,
    before,
    after,
    reason: reason || null,
    ip: tx.client.ip,
  });
}
