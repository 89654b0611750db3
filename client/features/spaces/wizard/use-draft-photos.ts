import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { WizardCheckDocument } from '../../../generated/graphql';
import type { DraftStore } from './draft-store';

/** What uploads need of the draft: its id, and a refetch of its pictures. */
export function useDraftPhotos(store: DraftStore): {
  ensureDraft: () => Promise<string | null>;
  refresh: () => Promise<unknown>;
} {
  const client = useApolloClient();
  const ensureDraft = useCallback(async () => {
    const { id } = store.getState();
    return id ?? ((await store.flush()) ? store.getState().id : null);
  }, [store]);
  const refresh = useCallback(
    () =>
      client.query({
        query: WizardCheckDocument,
        variables: { id: store.getState().id ?? '' },
        fetchPolicy: 'network-only',
      }),
    [client, store],
  );
  return { ensureDraft, refresh };
}
