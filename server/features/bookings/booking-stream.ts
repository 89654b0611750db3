import { filter, map, pipe } from '@graphql-yoga/subscription';
import type { ServiceContext, SignedInContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { readDelivery } from '../accounts/sessions/live-session.js';
import type { Booking } from './booking.entity.js';
import { bookingLoader, loadBookingForDelivery } from './booking.loaders.js';

const topicOf = (userId: string): string => `bookings:${userId}`;

/** Publishes to both sides of a booking that something happened to it. */
export async function publishBookingChange(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  for (const userId of [payload.renterId, payload.hostId])
    await tx.pubsub.publish(tx.em, topicOf(String(userId)), { bookingId: String(payload.bookingId) });
}

/** The viewer's bookings as they change; the topic comes from the context, never from an argument. */
export function bookingChanges(ctx: SignedInContext): AsyncIterable<Booking> {
  return pipe(
    ctx.pubsub.subscribe(topicOf(ctx.viewer.id)),
    map(({ bookingId = '' }) =>
      readDelivery(ctx, async () => {
        await loadBookingForDelivery(ctx, bookingId);
        return bookingLoader(ctx).load(bookingId);
      }),
    ),
    filter((booking): booking is Booking => booking !== null),
  );
}
