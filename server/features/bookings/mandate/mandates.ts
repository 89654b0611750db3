import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { refuseOthersThanRenter } from '../billing/find-cycles.js';
import { Booking } from '../booking.entity.js';
import { BookingEventType } from '../booking.events.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingStatus } from '../booking.enums.js';
import { lockBooking, recordBookingEvent } from '../lifecycle/booking-changes.js';
import { mayBookingChargeLate, mayChargeLate } from './late-charges.js';

const MAX_SHOWN = 100;

/** Statuses in which an automatic charge is possible: of a request, or of an active rental. */
const CHARGED: readonly BookingStatus[] = [BookingStatus.REQUESTED, ...statusesThat('isBillable')];

/**
 * The viewer's bookings with a mandate given with the request, withdrawn ones included; newest first. A past stay is included while its
 * deposit, or a month that was not charged, may be charged.
 */
export async function mandatedBookings(ctx: SignedInContext): Promise<Booking[]> {
  const rows = await ctx.db
    .selectFrom('Booking as b')
    .select('b.id')
    .where('b.renterId', '=', ctx.viewer.id)
    .where('b.requestedAt', 'is not', null)
    .where((eb) => eb.or([eb('b.status', 'in', CHARGED), mayChargeLate(eb)]))
    .orderBy('b.requestedAt', 'desc')
    .orderBy('b.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  const ids = rows.map(({ id }) => id);
  return ctx.em.fork().find(Booking, { id: { $in: ids } }, { orderBy: { requestedAt: 'desc', id: 'desc' } });
}

/** Withdraws or restores the mandate of a booking. Idempotent. */
export async function setMandate(ctx: SignedInContext, bookingId: string, isGiven: boolean): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    refuseOthersThanRenter(tx, booking);
    const mayCome = CHARGED.includes(booking.status) || (await mayBookingChargeLate(tx, booking.id));
    if (booking.requestedAt === null || !mayCome) throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
    if ((booking.mandateWithdrawnAt === null) === isGiven) return booking;
    booking.mandateWithdrawnAt = isGiven ? null : tx.clock.now();
    booking.updatedAt = tx.clock.now();
    await tx.em.flush();
    await recordBookingEvent(
      tx,
      isGiven ? BookingEventType.MANDATE_GIVEN : BookingEventType.MANDATE_WITHDRAWN,
      booking,
    );
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: isGiven ? 'mandate.given' : 'mandate.withdrawn',
      objectType: 'Booking',
      objectId: booking.id,
      ip: tx.client.ip,
    });
    return booking;
  });
}
