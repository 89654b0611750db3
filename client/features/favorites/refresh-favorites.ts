import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

const OF_LISTS = ['MyFavorites', 'FavoriteLists'];

/** Refetches the visible lists after a favorite was moved. */
export function useRefreshFavorites(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    // The change is done even if the refetch fails.
    await Promise.resolve(
      client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => OF_LISTS.includes(queryName ?? ''),
      }),
    ).catch(() => undefined);
  }, [client]);
}
