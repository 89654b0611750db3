import { UnreadMessageCountDocument, useUnreadMessageCountChangedSubscription, useUnreadMessageCountQuery } from '../../generated/graphql';
import { useAuth } from '../../session/AuthProvider';

/** How many messages wait to be read: 0 at first, renewed with every change, not followed for visitors (MSG-1). */
export function useUnreadMessages(): number {
  const skip = useAuth().user === null;
  const { data } = useUnreadMessageCountQuery({ skip, fetchPolicy: 'cache-and-network' });
  useUnreadMessageCountChangedSubscription({
    skip,
    onData: ({ client, data: { data: change } }) => {
      if (change) client.cache.writeQuery({ query: UnreadMessageCountDocument, data: { unreadMessageCount: change.unreadMessageCountChanged } });
    },
    onError: (problem: Error) => console.warn('The live count of messages stopped', problem),
  });
  return (!skip && data?.unreadMessageCount) || 0;
}
