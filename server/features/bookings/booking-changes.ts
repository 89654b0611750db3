import { LockMode } from '@mikro-orm/core';
import type { ServiceContext, Viewer } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { recordEvent } from '../../core/events.js';
import { refreshBusy } from '../search/search-projection.js';
import { eventOf, type BookingEventName, type BookingEventPayload } from './booking.events.js';
import { Booking } from './booking.entity.js';
import { factsOf } from './booking-facts.rules.js';
import { viewerRoleOf } from './booking.policy.js';
import { nextStatus, type BookingFacts } from './booking-state-machine.js';
import type { BookingTransition, BookingTrigger } from './booking-transitions.js';
import { BookingActor, type BookingAction, type BookingStatus } from './booking-types.js';

/** Who moves a booking. */
export interface Mover {
  readonly actor: BookingActor;
  /** Null for the system. */
  readonly userId: string | null;
}

export const SYSTEM: Mover = { actor: BookingActor.SYSTEM, userId: null };

export interface Move extends Mover {
  readonly trigger: BookingTrigger;
  /** The instant the guards are held against: when the person decided, though the provider answered later. */
  readonly at: Date;
  /** What held at that instant, though it may not any more. */
  readonly known?: Partial<BookingFacts>;
  /** More for the event's payload. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  /** No event: a step that another one follows in the same transaction. */
  readonly isSilent?: boolean;
}

/**
 * Locks a space's bookings against each other: every command takes this lock first, then the booking's row.
 * The exclusion constraint alone would be right too, but gives deadlocks under load.
 */
export async function lockSpace(tx: ServiceContext, spaceId: string): Promise<void> {
  await tx.em.execute('select 1 from spaces where id = ? for update', [spaceId]);
}

/** A booking to be changed, its space locked before it; NOT_FOUND when there is none. */
export async function lockBooking(tx: ServiceContext, id: string): Promise<Booking> {
  const [row] = await tx.em.execute<{ space_id: string }[]>('select space_id from bookings where id = ?', [id]);
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  await lockSpace(tx, row.space_id);
  return tx.em.findOneOrFail(Booking, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** A booking to be changed by one of its sides, and which side that is; NOT_FOUND for everybody else. */
export async function lockBookingAs(tx: ServiceContext, viewer: Viewer, id: string): Promise<{ booking: Booking; mover: Mover }> {
  const booking = await lockBooking(tx, id);
  const actor = viewerRoleOf(viewer, booking);
  if (!actor) throw new DomainError(ErrorCode.NOT_FOUND);
  return { booking, mover: { actor, userId: viewer.id } };
}

/** Moves a locked booking along the table, with its history, the search's busy days and the event; the caller's other changes of it are saved too. */
export async function moveBooking(tx: ServiceContext, booking: Booking, move: Move): Promise<BookingTransition> {
  const step = nextStatus({ ...factsOf(booking, tx.config), ...move.known }, move.trigger, move.actor, move.at);
  if (!step.isAllowed) throw transitionRefused(step.allowed);
  const from = booking.status;
  booking.status = step.to;
  booking.updatedAt = tx.clock.now();
  await tx.em.flush();
  await writeHistory(tx, booking.id, { from, to: step.to, action: move.trigger }, move);
  await refreshBusy(tx, booking.spaceId);
  const event = eventOf(move.trigger, step.to);
  if (event && !move.isSilent) await tellBooking(tx, event, booking, move.facts);
  return step.transition;
}

/** Records an event about a booking. */
export async function tellBooking(tx: ServiceContext, type: BookingEventName, booking: Booking, facts: Move['facts'] = {}): Promise<void> {
  const { id, spaceId, renterId, hostId } = booking;
  const payload: BookingEventPayload = { bookingId: id, spaceId, renterId, hostId, ...facts };
  await recordEvent(tx, { type, payload });
}

/** Adds a line to a booking's history. */
export async function writeHistory(
  tx: ServiceContext,
  bookingId: string,
  change: { readonly from: BookingStatus | null; readonly to: BookingStatus; readonly action: string },
  mover: Mover,
): Promise<void> {
  await tx.em.execute('insert into booking_events (booking_id, from_status, to_status, action, actor_role, actor_id, at) values (?, ?, ?, ?, ?, ?, ?)', [
    bookingId,
    change.from,
    change.to,
    change.action,
    mover.actor,
    mover.userId,
    tx.clock.now(),
  ]);
}

/** The refusal of a step, with what is possible instead, in the API's words. */
export function transitionRefused(allowed: readonly BookingAction[]): DomainError {
  return new DomainError(ErrorCode.BOOKING_TRANSITION_REFUSED, { allowed: allowed.map((action) => action.toUpperCase()) });
}
