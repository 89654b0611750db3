import type { ServiceContext, SignedInContext } from '../../core/context.js';
import type { PubSubMessage } from '../../core/events/pubsub-port.js';
import { deliveryLoader } from '../../core/events/delivery-loader.js';
import type { Delivery } from '../../core/events/delivery-stream.js';
import { liveChanges } from '../accounts/sessions/live-session.js';
import { loadBookingForDelivery } from '../bookings/booking.loaders.js';
import type { NotificationChange } from './notification-connection.types.js';
import { Notification } from './notification.entity.js';
import { ChangeKind } from './notification-entry.types.js';

const KINDS = Object.values(ChangeKind);

/** Publishes to a user's sockets, after the commit, that a notification was created or updated. */
export async function publishChange(
  tx: ServiceContext,
  userId: string,
  notificationId: string,
  kind: ChangeKind,
): Promise<void> {
  await tx.pubsub.publish(tx.em, topicOf(userId), { notificationId, kind });
}

/** Changes of the viewer's own notifications. */
export function notificationChanges(ctx: SignedInContext): AsyncIterable<Delivery<NotificationChange>> {
  return liveChanges(ctx, topicOf(ctx.viewer.id), readChange);
}

/** The message holds ids only: reads the current rows. */
async function readChange(ctx: SignedInContext, message: PubSubMessage): Promise<NotificationChange | null> {
  const kind = KINDS.find((value) => value === message['kind']);
  const notification = await notificationLoader(ctx).load(message['notificationId'] ?? '');
  if (!kind || notification?.userId !== ctx.viewer.id) return null;
  if (notification.bookingId) await loadBookingForDelivery(ctx, notification.bookingId);
  return { kind, notification };
}

const COLUMNS = [
  'id',
  'userId',
  'type',
  'params',
  'title',
  'message',
  'bookingId',
  'spaceId',
  'isRead',
  'createdAt',
] as const;

function notificationLoader(ctx: SignedInContext) {
  return deliveryLoader<string, Notification | null>(ctx, 'notifications', async ({ db }, ids) => {
    const rows = await db
      .selectFrom('Notification')
      .select(COLUMNS)
      .where('id', '=', (eb) => eb.fn.any(eb.val([...new Set(ids)])))
      .where('isInBell', '=', true)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, Object.assign(new Notification(), row)]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

function topicOf(userId: string): string {
  return `notifications:${userId}`;
}
