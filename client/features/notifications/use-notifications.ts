import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import {
  NotificationsDocument,
  useMarkNotificationsReadMutation,
  useNotificationChangedSubscription,
  useNotificationsQuery,
  type NotificationRow_NotificationFragment,
} from '../../generated/graphql';
import type { Mode } from '../../session/dashboard-mode';
import { FETCHED, sortByDate, isOfSide, shownNotifications, unreadOf, withNewest } from './notification-list';
import { playNotificationSound } from './notification-sound';

const SIDES = { host: 'HOST', renter: 'RENTER' } as const;

interface Notifications {
  shown: NotificationRow_NotificationFragment[];
  unread: number;
  isLoading: boolean;
  markRead: (ids: string[]) => Promise<void>;
  /** All loaded unread ones, shown or not. */
  markAllRead: () => Promise<void>;
}

/** The viewer's notifications of one side, or of both; live while mounted (NOT-1…4, NOT-7). */
export function useNotifications(mode: Mode | null): Notifications {
  const side = mode && SIDES[mode];
  const variables = { first: FETCHED, mode: side };
  // The list of the other side is not updated while this one is shown.
  const { data, loading, error } = useNotificationsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [mark] = useMarkNotificationsReadMutation();

  useEffect(() => {
    if (error) console.warn('Notifications could not be fetched', error);
  }, [error]);

  useNotificationChangedSubscription({
    onData: ({ client, data: { data: event } }) => {
      if (!event) return;
      const { kind, notification } = event.notificationChanged;
      refreshCounts(client);
      if (kind === 'UPDATED') {
        // Its data have already reached the list through the cache.
        client.cache.updateQuery({ query: NotificationsDocument, variables }, (list) =>
          list ? sortByDate(list) : undefined,
        );
        return;
      }
      if (!isOfSide(notification, side)) return;
      client.cache.updateQuery({ query: NotificationsDocument, variables }, (list) =>
        list ? withNewest(list, notification) : undefined,
      );
      playNotificationSound();
    },
    onError: (problem: Error) => console.warn('Live notifications stopped', problem),
  });

  const shown = shownNotifications(data);
  const markRead = async (ids: string[]): Promise<void> => {
    if (ids.length === 0) return;
    await mark({ variables: { ids }, update: (cache) => void cache.evict({ fieldName: 'unreadNotifications' }) }).catch(
      (problem: unknown) => console.warn('Notifications could not be marked as read', problem),
    );
  };
  const markAllRead = (): Promise<void> =>
    markRead((data?.notifications.edges ?? []).filter((edge) => !edge.node.read).map((edge) => edge.node.id));
  return { shown, unread: unreadOf(shown), isLoading: loading && !data, markRead, markAllRead };
}

/** Refetches the unread counts wherever they are shown. */
function refreshCounts(client: Pick<ApolloClient, 'refetchQueries'>): void {
  client.refetchQueries({ updateCache: (cache) => void cache.evict({ fieldName: 'unreadNotifications' }) });
}
