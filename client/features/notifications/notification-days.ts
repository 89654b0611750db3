import type { ListedNotification_NotificationFragment } from '../../generated/graphql';
import { today } from '../../ui/time/today';

export interface NotificationDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly notifications: readonly ListedNotification_NotificationFragment[];
}

/** Groups notifications, newest first, by day. */
export function byDay(notifications: readonly ListedNotification_NotificationFragment[]): NotificationDay[] {
  const dayOf = ({ createdAt }: ListedNotification_NotificationFragment): string => today(new Date(createdAt));
  return [...new Set(notifications.map(dayOf))].map((day) => ({
    day,
    notifications: notifications.filter((notification) => dayOf(notification) === day),
  }));
}
