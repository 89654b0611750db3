import { LockMode } from '@mikro-orm/core';
import type { ServiceContext, Viewer } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { mayDo } from '../../../core/staff-acts.js';
import type { BookingEventName, BookingEventPayload } from '../booking.events.js';
import { Booking } from '../booking.entity.js';
import { viewerRoleOf } from '../booking.policy.js';
import { BookingActor, type BookingAction, type BookingStatus } from '../booking.enums.js';

/** The actor of a transition. */
export interface ActingUser {
  readonly actor: BookingActor;
  /** Null for the system. */
  readonly userId: string | null;
}

/** Additional payload of an event. */
export type EventDetails = Readonly<Record<string, string | number | boolean>>;

export const SYSTEM: ActingUser = { actor: BookingActor.SYSTEM, userId: null };

/**
 * Serialises the commands on a space's bookings: each takes this lock first, then the booking's row.
 * The exclusion constraint alone would be correct too, but causes deadlocks under load.
 */
export async function lockSpaceRow(tx: ServiceContext, spaceId: string): Promise<void> {
  await tx.db.selectFrom('Space').select('id').where('id', '=', spaceId).forUpdate().execute();
}

/** Locks a booking after its space; throws NOT_FOUND when there is none. */
export async function lockBooking(tx: ServiceContext, id: string): Promise<Booking> {
  const row = await tx.db.selectFrom('Booking').select('spaceId').where('id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  await lockSpaceRow(tx, row.spaceId);
  return tx.em.findOneOrFail(Booking, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * Locks a booking for one of its sides, or for staff who may manage bookings, and returns the role; throws NOT_FOUND for everybody else.
 */
export async function lockBookingAs(
  tx: ServiceContext,
  viewer: Viewer,
  id: string,
): Promise<{ booking: Booking; actingUser: ActingUser }> {
  const booking = await lockBooking(tx, id);
  const actor = viewerRoleOf(viewer, booking);
  if (!actor) throw new DomainError(ErrorCode.NOT_FOUND);
  // Staff who may read a booking are not necessarily allowed to manage it.
  if (actor === BookingActor.ADMIN && !mayDo(viewer, 'RUN_BOOKINGS')) throw new DomainError(ErrorCode.FORBIDDEN);
  return { booking, actingUser: { actor, userId: viewer.id } };
}

/** Records an event about a booking. */
export async function recordBookingEvent(
  tx: ServiceContext,
  type: BookingEventName,
  booking: Booking,
  details: EventDetails = {},
): Promise<void> {
  const { id, spaceId, renterId, hostId } = booking;
  const payload: BookingEventPayload = { bookingId: id, spaceId, renterId, hostId, ...details };
  await recordEvent(tx, { type, payload });
}

/** Adds a line to a booking's history. */
export async function writeHistory(
  tx: ServiceContext,
  bookingId: string,
  change: { readonly from: BookingStatus | null; readonly to: BookingStatus; readonly action: string },
  actingUser: ActingUser,
): Promise<void> {
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
export function transitionRefused(allowed: readonly BookingAction[], because?: readonly string[]): DomainError {
  return new DomainError(ErrorCode.BOOKING_TRANSITION_REFUSED, {
    allowed: allowed.map((action) => action.toUpperCase()),
    ...(because
      ? { because: because.map((guard) => guard.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()) }
      : {}),
  });
}
