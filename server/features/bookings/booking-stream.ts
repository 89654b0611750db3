import type { ServiceContext, SignedInContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { liveRecords } from '../../core/events/live-records.js';
import { isSessionLive } from '../accounts/sessions/live-session.js';
import type { Booking } from './booking.entity.js';
import { bookingLoader } from './booking.loaders.js';

const topicOf = (userId: string): string => `bookings:${userId}`;

/** Publishes to both sides of a booking that something happened to it. */
export async function publishBookingChange(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  for (const userId of [payload.renterId, payload.hostId])
    await tx.pubsub.publish(tx.em, topicOf(String(userId)), { bookingId: String(payload.bookingId) });
}

/** The viewer's bookings as they change; the topic comes from the context, never from an argument. */
export function bookingChanges(ctx: SignedInContext): AsyncIterable<Booking> {
  return liveRecords(ctx, topicOf(ctx.viewer.id), async ({ bookingId }) =>
    (await isSessionLive(ctx)) ? bookingLoader(ctx).load(bookingId ?? '') : null,
  );
}
