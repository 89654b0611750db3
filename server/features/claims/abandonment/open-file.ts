import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { findTerms } from '../../bookings/billing/agree-terms.js';
import { findCycles } from '../../bookings/billing/plan-terms.js';
import { isAbandoned } from '../../bookings/billing/charge-ladder.rules.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { lockBooking } from '../../bookings/lifecycle/booking-changes.js';
import { AbandonmentFile } from './abandonment-file.entity.js';
import { AbandonmentEventType, type AbandonmentEventName } from './abandonment.events.js';

/**
 * Opens the file of a booking once both hold: a charge is owed for two months, and the staff ended the rental. Before that the rent
 * continues, and once the space is empty there is nothing to store.
 */
export async function openAbandonmentFile(tx: ServiceContext, bookingId: string): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (booking.status !== BookingStatus.TERMINATED) return;
  if (!(await findCycles(tx, bookingId)).some(isAbandoned)) return;
  const terms = await findTerms(tx, bookingId);
  if (!terms || (await tx.em.findOne(AbandonmentFile, { bookingId }))) return;
  tx.em.persist(
    Object.assign(new AbandonmentFile(), {
      bookingId,
      openedOn: tx.clock.today(booking.termsSnapshot.timeZone),
      monthlyRentCents: terms.monthlyRentCents,
    }),
  );
  await tx.em.flush();
  await recordAbandonment(tx, AbandonmentEventType.OPENED, booking);
}

/** Records an event about the file of a booking. */
export function recordAbandonment(
  tx: ServiceContext,
  type: AbandonmentEventName,
  { id, spaceId, renterId, hostId }: Booking,
): Promise<void> {
  return recordEvent(tx, { type, payload: { bookingId: id, spaceId, renterId, hostId } });
}
