import type { NotificationRow_NotificationFragment, NotificationsQuery } from '../../generated/graphql';
import type { DashboardMode } from '../../generated/schema';

/** How many are loaded, and how many of them the bell shows (NOT-1). */
export const FETCHED = 50;
export const SHOWN = 10;

/** Prepends a new notification; one that is already in the list is only updated in the cache. */
export function withNewest(list: NotificationsQuery, newest: NotificationRow_NotificationFragment): NotificationsQuery {
  const { edges } = list.notifications;
  if (edges.some((edge) => edge.node.id === newest.id)) return list;
  const edge = { __typename: 'NotificationEdge' as const, cursor: newest.id, node: newest };
  return { ...list, notifications: { ...list.notifications, edges: [edge, ...edges].slice(0, FETCHED) } };
}

/** Whether the bell of this side shows it: all but those of bookings with the viewer on the other side (NOT-7). */
export const isOfSide = ({ booking }: NotificationRow_NotificationFragment, side: DashboardMode | null): boolean =>
  side === null || booking?.viewerRole !== (side === 'HOST' ? 'RENTER' : 'HOST');

/** Sorts by date; a repeated notification moves to the top. */
export function sortByDate(list: NotificationsQuery): NotificationsQuery {
  const { edges } = list.notifications;
  const ordered = edges.toSorted((a, b) => b.node.createdAt.localeCompare(a.node.createdAt));
  return ordered.every((edge, index) => edge === edges[index])
    ? list
    : { ...list, notifications: { ...list.notifications, edges: ordered } };
}

/** The notifications of the bell, newest first. */
export const shownNotifications = (list: NotificationsQuery | undefined): NotificationRow_NotificationFragment[] =>
  (list?.notifications.edges ?? []).slice(0, SHOWN).map((edge) => edge.node);

/** The badge's count: the unread ones shown (NOT-4). */
export const unreadOf = (shown: readonly NotificationRow_NotificationFragment[]): number =>
  shown.filter((item) => !item.read).length;
