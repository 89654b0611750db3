import type { ListedNotification_NotificationFragment } from '../../generated/graphql';
import { today } from '../../ui/time/today';

export interface NotificationDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly notifications: readonly ListedNotification_NotificationFragment[];
}

/** Groups notifications by day, newest first: one that a newer message renewed stands at its old place in the list. */
export function byDay(notifications: readonly ListedNotification_NotificationFragment[]): NotificationDay[] {
  const dayOf = ({ createdAt }: ListedNotification_NotificationFragment): string => today(new Date(createdAt));
  const ordered = notifications.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return [...new Set(ordered.map(dayOf))].map((day) => ({
    day,
    notifications: ordered.filter((notification) => dayOf(notification) === day),
  }));
}
