import { isOn } from '../../../core/constants/constants.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { linkPathOf } from '../notification-links.rules.js';
import { notificationEntries } from '../notification-types.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
import { liveSubscriptions } from './push-subscriptions.js';
const PUSH_JOB = 'notifications.push';
/** In about an hour: what comes later than that is in the bell. */
const ATTEMPTS = 6;
/** Schedules a notification for every browser of its user where push is switched on, in the open transaction, so many milliseconds from now. */
export async function schedulePush(tx, { id, userId }, afterMs = 0) {
    const subscriptions = await liveSubscriptions(tx, userId);
    if (subscriptions.length === 0 || !isOn(await loadConstants(tx), 'OFFERS_PUSH'))
        return;
    for (const subscription of subscriptions) {
        const job = { notificationId: id, subscriptionId: subscription.id };
        await addJob(tx, PUSH_JOB, job, {
            jobKey: `push:${id}:${subscription.id}`,
            afterMs,
            maxAttempts: ATTEMPTS,
            isOutbound: true,
        });
    }
}
/** Registers the job that sends; it calls addresses that browsers have named. */
export function registerPushJob(jobs) {
    jobs.on(PUSH_JOB, (ctx, payload) => sendPush(ctx, payload), 'outside');
}
/** Sends a notification that is still unread to a browser; one that is gone is deleted. */
async function sendPush(ctx, { notificationId, subscriptionId }) {
    const row = await ctx.db
        .selectFrom('PushSubscription as p')
        .innerJoin('Session as s', 's.id', 'p.sessionId')
        .innerJoin('Notification as n', 'n.userId', 'p.userId')
        .select(['p.endpoint', 'p.p256dh', 'p.auth'])
        .select(['n.id', 'n.type', 'n.params', 'n.title', 'n.message', 'n.bookingId', 'n.spaceId'])
        .where('p.id', '=', subscriptionId)
        .where('n.id', '=', notificationId)
        .where('n.isRead', '=', false)
        .where('s.revokedAt', 'is', null)
        .where('s.expiresAt', '>', ctx.clock.now())
        .executeTakeFirst();
    if (!row)
        return;
    const { endpoint, p256dh, auth, ...notification } = row;
    const entry = notificationEntries.get(notification.type);
    const isThere = await ctx.ports.push.send({ endpoint, p256dh, auth }, {
        payload: JSON.stringify(payloadOf(notification)),
        topic: notification.id.replaceAll('-', ''),
        isUrgent: entry?.isUrgent === true || entry?.group === NotificationGroup.ESSENTIAL,
    });
    if (!isThere)
        await ctx.db.deleteFrom('PushSubscription').where('id', '=', subscriptionId).execute();
}
/** What the service worker shows: the words of the bell, and where a click leads. */
function payloadOf({ id, type, params, title, message, bookingId, spaceId }) {
    const entry = notificationEntries.get(type);
    const path = linkPathOf(entry, {
        bookingId: bookingId && toGlobalId('Booking', bookingId),
        spaceId: spaceId && toGlobalId('Space', spaceId),
        side: entry?.to === 'host' ? 'host' : 'renter',
        address: params.address,
    });
    return { id: toGlobalId('Notification', id), title, message, path: path ?? '/notifications' };
}
//# sourceMappingURL=send-push.js.map