import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NotificationsDocument,
  useMarkNotificationsReadMutation,
  useNotificationChangedSubscription,
  useNotificationsQuery,
  type NotificationRow_NotificationFragment,
} from '../../generated/graphql';
import { FETCHED, inOrder, shownOf, unreadOf, withNewest } from './notification-list';
import { playNotificationSound } from './notification-sound';

interface Notifications {
  shown: NotificationRow_NotificationFragment[];
  unread: number;
  isLoading: boolean;
  markRead: (ids: string[]) => Promise<void>;
  /** Every unread one that was fetched, shown or not. */
  markAllRead: () => Promise<void>;
}

const variables = { first: FETCHED };

/** The viewer's notifications, kept live while mounted (NOT-1…4). */
export function useNotifications(): Notifications {
  const { data, loading, error, refetch } = useNotificationsQuery({ variables });
  useInLanguage(refetch);
  const [mark] = useMarkNotificationsReadMutation();

  useEffect(() => {
    if (error) console.warn('Notifications could not be fetched', error);
  }, [error]);

  useNotificationChangedSubscription({
    onData: ({ client, data: { data: event } }) => {
      if (!event) return;
      const { kind, notification } = event.notificationChanged;
      if (kind === 'UPDATED') {
        // What it says has reached the list through the cache by now.
        client.cache.updateQuery({ query: NotificationsDocument, variables }, (list) =>
          list ? inOrder(list) : undefined,
        );
        return;
      }
      client.cache.updateQuery({ query: NotificationsDocument, variables }, (list) =>
        list ? withNewest(list, notification) : undefined,
      );
      playNotificationSound();
    },
    onError: (problem: Error) => console.warn('Live notifications stopped', problem),
  });

  const shown = shownOf(data);
  const markRead = async (ids: string[]): Promise<void> => {
    if (ids.length === 0) return;
    await mark({ variables: { ids } }).catch((problem: unknown) =>
      console.warn('Notifications could not be marked as read', problem),
    );
  };
  const markAllRead = (): Promise<void> =>
    markRead((data?.notifications.edges ?? []).filter((edge) => !edge.node.read).map((edge) => edge.node.id));
  return { shown, unread: unreadOf(shown), isLoading: loading && !data, markRead, markAllRead };
}

/* The server words them: another language is another answer. What fails is told by the query itself. */
function useInLanguage(refetch: () => Promise<unknown>): void {
  const { resolvedLanguage } = useTranslation().i18n;
  const spoken = useRef(resolvedLanguage);
  useEffect(() => {
    if (spoken.current === resolvedLanguage) return;
    spoken.current = resolvedLanguage;
    refetch().catch(() => undefined);
  }, [resolvedLanguage, refetch]);
}
