import {
  UnreadMessageCountDocument,
  useUnreadMessageCountChangedSubscription,
  useUnreadMessageCountQuery,
} from '../../generated/graphql';
import { useAuth } from '../../session/AuthProvider';

/** The viewer's unread count: 0 until it is loaded, updated live, not requested for visitors (MSG-1). */
export function useUnreadMessages(): number {
  const skip = useAuth().user === null;
  const { data } = useUnreadMessageCountQuery({ skip, fetchPolicy: 'cache-and-network' });
  useUnreadMessageCountChangedSubscription({
    skip,
    onData: ({ client, data: { data: change } }) => {
      if (change)
        client.cache.writeQuery({
          query: UnreadMessageCountDocument,
          data: { unreadMessageCount: change.unreadMessageCountChanged },
        });
    },
    onError: (problem: Error) => console.warn('The subscription to the unread count failed', problem),
  });
  return (!skip && data?.unreadMessageCount) || 0;
}
