import { Locale } from '../../../core/values/locale.js';
import type { NotificationParams } from '../../../features/notifications/notification-entry.types.js';
import { notificationContent, notificationsFor } from '../../../features/notifications/notification.rules.js';
import type { SeedRow } from '../insert-rows.js';

interface Notice {
  readonly id: string;
  readonly userId: string;
  readonly spaceId: string;
  /** The subject of the notification. */
  readonly event: string;
  readonly params: NotificationParams;
  readonly at: Date;
}

/** The unread notification of an event without a booking, built by the product's own rules. */
export function noticeRows({ id, userId, spaceId, event, params, at }: Notice): SeedRow<'Notification'>[] {
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
