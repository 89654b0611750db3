import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { refreshSearchRows } from '../search/search-projection.js';
import { HostDataEventType } from '../verification/host-data/host-data.events.js';
import { updateFeaturedHost } from './featured-hosts/update-featured-hosts.js';
import { openDueRoundIn } from './review-invitations.js';
import { ReviewEventType } from './review.events.js';

/**
 * The end of a rental opens its review round; a published or hidden review refreshes the space's search row; a hidden host loses the label.
 */
export function registerReviewConsumers(consumers: ConsumerRegistry): void {
  consumers.on([BookingEventType.COMPLETED], (tx, { payload }) => openDueRoundIn(tx, String(payload['bookingId'])));
  consumers.on([HostDataEventType.UNLISTED, HostDataEventType.LISTED], (tx, { payload }) =>
    updateFeaturedHost(tx, String(payload['userId'])),
  );
  consumers.on([ReviewEventType.PUBLISHED, ReviewEventType.HIDDEN], refreshSearchRow);
}

async function refreshSearchRow(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  await refreshSearchRows(tx, [String(payload['spaceId'])]);
}
