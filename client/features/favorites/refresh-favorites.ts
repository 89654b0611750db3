import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

const OF_LISTS = ['MyFavorites', 'FavoriteLists'];

/** Asks anew for the lists in sight, after something went from one to another. */
export function useRefreshFavorites(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    // What was done is done, whether or not it can be shown now.
    await Promise.resolve(
      client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => OF_LISTS.includes(queryName ?? ''),
      }),
    ).catch(() => undefined);
  }, [client]);
}
