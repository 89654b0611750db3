import { BookingEventType } from '../bookings/booking.events.js';
import { refreshSearchRows } from '../search/search-projection.js';
import { openDueRoundIn } from './review-invitations.js';
import { ReviewEventType } from './review.events.js';
/** The end of a rental opens its review round; a published or hidden review refreshes the space's search row. */
export function registerReviewConsumers(consumers) {
    consumers.on([BookingEventType.COMPLETED], (tx, { payload }) => openDueRoundIn(tx, String(payload['bookingId'])));
    consumers.on([ReviewEventType.PUBLISHED, ReviewEventType.HIDDEN], refreshSearchRow);
}
async function refreshSearchRow(tx, { payload }) {
    await refreshSearchRows(tx, [String(payload['spaceId'])]);
}
//# sourceMappingURL=review.consumers.js.map