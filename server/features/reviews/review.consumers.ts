import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events.js';
import type { ConsumerRegistry } from '../../core/outbox.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { refreshSearchRows } from '../search/search-projection.js';
import { openRoundOf } from './ask-for-reviews.js';
import { ReviewEventType } from './review.events.js';

/** What reviews do when something has happened: the end of a rental opens the time to write, and the search hears of every change. */
export function registerReviewConsumers(consumers: ConsumerRegistry): void {
  consumers.on([BookingEventType.COMPLETED], (tx, { payload }) => openRoundOf(tx, String(payload['bookingId'])));
  consumers.on([ReviewEventType.PUBLISHED, ReviewEventType.HIDDEN], refreshRowOfSpace);
}

async function refreshRowOfSpace(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  await refreshSearchRows(tx, [String(payload['spaceId'])]);
}
