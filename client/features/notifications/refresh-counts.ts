import type { ApolloClient } from '@apollo/client';

/** Refetches the unread counts wherever they are shown. */
export function refreshCounts(client: Pick<ApolloClient, 'refetchQueries'>): void {
  client.refetchQueries({ updateCache: (cache) => void cache.evict({ fieldName: 'unreadNotifications' }) });
}
