import { NetworkStatus } from '@apollo/client';
import { useEffect, useRef } from 'react';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationsReadMutation,
  useNotificationPageQuery,
  useUnreadNotificationsQuery,
  type ListedNotification_NotificationFragment,
  type UnreadNotificationsQuery,
} from '../../generated/graphql';
import type { NotificationGroup } from '../../generated/schema';

const PAGE = 20;

interface AllNotifications {
  notifications: readonly ListedNotification_NotificationFragment[];
  counts: UnreadNotificationsQuery['unreadNotifications'];
  isLoading: boolean;
  isLoadingMore: boolean;
  error: unknown;
  hasMore: boolean;
  more: () => void;
  retry: () => void;
  markRead: (ids: string[]) => Promise<unknown>;
  markAll: () => Promise<unknown>;
}

/** The viewer's notifications with these filters, page by page, and the unread counts of the groups. */
export function useAllNotifications(group: NotificationGroup | null, isUnread: boolean): AllNotifications {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useNotificationPageQuery({
    variables: { first: PAGE, group, isUnread },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const counted = useUnreadNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = (counted.data ?? counted.previousData)?.unreadNotifications ?? [];
  const list = data?.notifications;
  const isFirstPage = (list?.edges.length ?? 0) <= PAGE;
  useNewOnes(
    counts.reduce((sum, { unread }) => sum + unread, 0),
    counted.data !== undefined,
    () => {
      // Loaded pages stay in place.
      if (isFirstPage) refetch().catch(() => undefined);
    },
  );

  const [mark] = useMarkNotificationsReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  const more = (): void => {
    if (!list?.pageInfo.endCursor) return;
    fetchMore({
      variables: { after: list.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { notifications: next } }) => ({
        ...before,
        notifications: { ...next, edges: [...(before.notifications?.edges ?? []), ...next.edges] } as typeof next,
      }),
    }).catch(() => undefined);
  };
  return {
    notifications: (list ?? (error ? undefined : previousData?.notifications))?.edges.map(({ node }) => node) ?? [],
    counts,
    isLoading: !data && !previousData && !error,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    error: data ? undefined : error,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    more,
    retry: () => void refetch(),
    markRead: (ids) =>
      mark({ variables: { ids }, update: (cache) => void cache.evict({ fieldName: 'unreadNotifications' }) }),
    markAll: () => markAll({ variables: { group }, refetchQueries: ['NotificationPage', 'UnreadNotifications'] }),
  };
}

/** Calls when the number of unread notifications has increased. */
function useNewOnes(unread: number, isKnown: boolean, onNew: () => void): void {
  const before = useRef<number | null>(null);
  const call = useRef(onNew);
  useEffect(() => {
    call.current = onNew;
  });
  useEffect(() => {
    if (!isKnown) return;
    if (before.current !== null && unread > before.current) call.current();
    before.current = unread;
  }, [unread, isKnown]);
}
