import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { BookingActor } from '../booking-types.js';
import { cleanText } from './booking-request.rules.js';
const MAX_REASON_LENGTH = 1000;
/** Why the staff do something, as it is stored; throws VALIDATION_FAILED at `statement`. */
export function requireReason(given) {
    const reason = cleanText(given);
    const path = 'statement';
    refuseProblems([
        ...(reason === '' ? [{ path, code: FieldProblemCode.REASON_REQUIRED }] : []),
        ...(reason.length > MAX_REASON_LENGTH
            ? [{ path, code: FieldProblemCode.TOO_LONG, params: { max: MAX_REASON_LENGTH } }]
            : []),
    ]);
    return reason;
}
/** The staff as who causes a transition. */
export const staffOf = ({ viewer }) => ({ actor: BookingActor.ADMIN, userId: viewer.id });
/** Nobody of the staff decides about a booking of their own. */
export function refuseOwn({ id }, { renterId, hostId }) {
    if (id === renterId || id === hostId)
        throw new DomainError(ErrorCode.FORBIDDEN);
}
/** Keeps in the log what the staff did with a booking; acts of its sides stand in its own history. */
export async function recordStaffAct(tx, { actor, userId }, { booking, action, before, after, reason }) {
    if (actor !== BookingActor.ADMIN)
        return;
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
//# sourceMappingURL=record-staff-act.js.map