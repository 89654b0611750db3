import { Locale } from '../../../core/values/locale.js';
import { notificationContent, notificationsFor } from '../../../features/notifications/notification-rules.js';
/** The unread notification of an event that is about no booking, by the product's own rules. */
export function noticeRows({ id, userId, spaceId, event, params, at }) {
    return notificationsFor({ type: event, payload: {} }).map(({ type }) => ({
        id,
        userId,
        ...notificationContent(type, params, Locale.ES),
        spaceId,
        isRead: false,
        readAt: null,
        dedupeKey: `demo:${id}:${userId}:${type}`,
        createdAt: at,
    }));
}
//# sourceMappingURL=notice-row.js.map