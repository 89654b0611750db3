import type { ServiceContext, SignedInContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import type { Delivery } from '../../core/events/delivery-stream.js';
import { liveChanges } from '../accounts/sessions/live-session.js';
import type { Booking } from './booking.entity.js';
import { bookingLoader, loadBookingForDelivery } from './booking.loaders.js';

const topicOf = (userId: string): string => `bookings:${userId}`;

/** Publishes to both sides of a booking that it changed. */
export async function publishBookingChange(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  for (const userId of [payload.renterId, payload.hostId])
    await tx.pubsub.publish(tx.em, topicOf(String(userId)), { bookingId: String(payload.bookingId) });
}

/** The viewer's bookings as they change. */
export function bookingChanges(ctx: SignedInContext): AsyncIterable<Delivery<Booking>> {
  return liveChanges(ctx, topicOf(ctx.viewer.id), async (reading, { bookingId = '' }) => {
    await loadBookingForDelivery(reading, bookingId);
    return bookingLoader(reading).load(bookingId);
  });
}
