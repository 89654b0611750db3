import { deliveryLoader } from '../../core/events/delivery-loader.js';
import { liveChanges } from '../accounts/sessions/live-session.js';
import { loadBookingForDelivery } from '../bookings/booking.loaders.js';
import { Notification } from './notification.entity.js';
import { ChangeKind } from './notification-entry.types.js';
const KINDS = Object.values(ChangeKind);
/** Publishes to a user's sockets, after the commit, that a notification was created or updated. */
export async function publishChange(tx, userId, notificationId, kind) {
    await tx.pubsub.publish(tx.em, topicOf(userId), { notificationId, kind });
}
/** Changes of the viewer's own notifications. */
export function notificationChanges(ctx) {
    return liveChanges(ctx, topicOf(ctx.viewer.id), readChange);
}
/** The message holds ids only: reads the current rows. */
async function readChange(ctx, message) {
    const kind = KINDS.find((value) => value === message['kind']);
    const notification = await notificationLoader(ctx).load(message['notificationId'] ?? '');
    if (!kind || notification?.userId !== ctx.viewer.id)
        return null;
    if (notification.bookingId)
        await loadBookingForDelivery(ctx, notification.bookingId);
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
];
function notificationLoader(ctx) {
    return deliveryLoader(ctx, 'notifications', async ({ db }, ids) => {
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
function topicOf(userId) {
    return `notifications:${userId}`;
}
//# sourceMappingURL=notification-stream.js.map