import { liveChanges } from '../accounts/sessions/live-session.js';
import { bookingLoader, loadBookingForDelivery } from './booking.loaders.js';
const topicOf = (userId) => `bookings:${userId}`;
/** Publishes to both sides of a booking that something happened to it. */
export async function publishBookingChange(tx, { payload }) {
    for (const userId of [payload.renterId, payload.hostId])
        await tx.pubsub.publish(tx.em, topicOf(String(userId)), { bookingId: String(payload.bookingId) });
}
/** The viewer's bookings as they change. */
export function bookingChanges(ctx) {
    return liveChanges(ctx, topicOf(ctx.viewer.id), async (reading, { bookingId = '' }) => {
        await loadBookingForDelivery(reading, bookingId);
        return bookingLoader(reading).load(bookingId);
    });
}
//# sourceMappingURL=booking-stream.js.map