import type { ApolloClient } from '@apollo/client';

/** Asks anew for the counts of unread notifications wherever they are shown. */
export function refreshCounts(client: Pick<ApolloClient, 'refetchQueries'>): void {
  client.refetchQueries({ updateCache: (cache) => void cache.evict({ fieldName: 'unreadNotifications' }) });
}
