import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { mayDo } from '../../../core/staff-acts.js';
import { Booking } from '../booking.entity.js';
import { viewerRoleOf } from '../booking.policy.js';
import { BookingActor } from '../booking-types.js';
export const SYSTEM = { actor: BookingActor.SYSTEM, userId: null };
/**
 * Serialises the commands on a space's bookings: each takes this lock first, then the booking's row.
 * The exclusion constraint alone would be correct too, but causes deadlocks under load.
 */
export async function lockSpace(tx, spaceId) {
    await tx.db.selectFrom('Space').select('id').where('id', '=', spaceId).forUpdate().execute();
}
/** Locks a booking after its space; throws NOT_FOUND when there is none. */
export async function lockBooking(tx, id) {
    const row = await tx.db.selectFrom('Booking').select('spaceId').where('id', '=', id).executeTakeFirst();
    if (!row)
        throw new DomainError(ErrorCode.NOT_FOUND);
    await lockSpace(tx, row.spaceId);
    return tx.em.findOneOrFail(Booking, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
/** Locks a booking for one of its sides, or the staff who run bookings, and returns which that is; throws NOT_FOUND for everybody else. */
export async function lockBookingAs(tx, viewer, id) {
    const booking = await lockBooking(tx, id);
    const actor = viewerRoleOf(viewer, booking);
    if (!actor)
        throw new DomainError(ErrorCode.NOT_FOUND);
    // Whoever of the staff may read a booking need not be allowed to run it.
    if (actor === BookingActor.ADMIN && !mayDo(viewer, 'RUN_BOOKINGS'))
        throw new DomainError(ErrorCode.FORBIDDEN);
    return { booking, actingUser: { actor, userId: viewer.id } };
}
/** Records an event about a booking. */
export async function recordBookingEvent(tx, type, booking, details = {}) {
    const { id, spaceId, renterId, hostId } = booking;
    const payload = { bookingId: id, spaceId, renterId, hostId, ...details };
    await recordEvent(tx, { type, payload });
}
/** Adds a line to a booking's history. */
export async function writeHistory(tx, bookingId, change, actingUser) {
    await tx.db
        .insertInto('BookingEvent')
        .values({
        bookingId,
        fromStatus: change.from,
        toStatus: change.to,
        action: change.action,
        actorRole: actingUser.actor,
        actorId: actingUser.userId,
        at: tx.clock.now(),
    })
        .execute();
}
/** The error of a refused transition, with the actions that are allowed instead and the guards that refused it. */
export function transitionRefused(allowed, because) {
    return new DomainError(ErrorCode.BOOKING_TRANSITION_REFUSED, {
        allowed: allowed.map((action) => action.toUpperCase()),
        ...(because
            ? { because: because.map((guard) => guard.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()) }
            : {}),
    });
}
//# sourceMappingURL=booking-changes.js.map