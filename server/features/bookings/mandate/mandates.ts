import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { refuseOthersThanRenter } from '../billing/find-cycles.js';
import { Booking } from '../booking.entity.js';
import { BookingEventType } from '../booking.events.js';
import { statusesThat, statusMeans } from '../booking-status.rules.js';
import { BookingStatus } from '../booking-types.js';
import { lockBooking, recordBookingEvent } from '../lifecycle/booking-changes.js';

const MAX_SHOWN = 100;

/** Whether charges may still come by themselves: of a request, or of a rental that runs. */
const isCharged = (status: BookingStatus): boolean =>
  status === BookingStatus.REQUESTED || statusMeans(status, 'isBillable');

/** The viewer's bookings whose charges they authorised with the request, also those where they took it back; the newest first. */
export function mandatedBookings(ctx: SignedInContext): Promise<Booking[]> {
  return ctx.em.fork().find(
    Booking,
    {
      renterId: ctx.viewer.id,
      requestedAt: { $ne: null },
      status: { $in: [BookingStatus.REQUESTED, ...statusesThat('isBillable')] },
    },
    { orderBy: { requestedAt: 'desc', id: 'desc' }, limit: MAX_SHOWN },
  );
}

/** From now on nothing of a booking is charged by itself, or it is again. The same word twice changes nothing. */
export async function setMandate(ctx: SignedInContext, bookingId: string, isGiven: boolean): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    refuseOthersThanRenter(tx, booking);
    if (booking.requestedAt === null || !isCharged(booking.status)) throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
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
