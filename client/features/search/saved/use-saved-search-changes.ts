import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChangeSavedSearchMutation,
  useRemoveSavedSearchMutation,
  useSaveSearchMutation,
  type ChangeSavedSearchInput,
  type SavedSearch_SearchFragment,
  type SpaceFilter,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';

interface SavedSearchChanges {
  /** Refused with the server's errors. */
  change: (input: ChangeSavedSearchInput) => Promise<void>;
  /** Deletes one; undoable until its dates have passed. */
  remove: (saved: SavedSearch_SearchFragment) => Promise<void>;
}

/** Changes saved searches, and updates the cache. */
export function useSavedSearchChanges(): SavedSearchChanges {
  const { t } = useTranslation('search');
  const { textOf } = useErrorText();
  const client = useApolloClient();
  const [changeOne] = useChangeSavedSearchMutation();
  const [removeOne] = useRemoveSavedSearchMutation();
  const [saveAgain] = useSaveSearchMutation();
  /* Also once deleted: its card stays for another render. */
  const removed = useRef(new Set<string>());
  const fail = (error: unknown) =>
    void toast({ title: t('saved.changeFailed'), description: textOf(error), tone: 'error' });

  const putBack = ({ name, cadence, filter }: SavedSearch_SearchFragment) =>
    saveAgain({
      variables: { input: { name, cadence, filter: filter as SpaceFilter } },
      // Refetched by components that show a list, or whether this search is saved.
      update: (cache) =>
        ['savedSearches', 'savedSearch'].forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
    }).catch(fail);

  return {
    change: async (input) => {
      await changeOne({ variables: { input } });
      toast({ title: t('saved.changed'), tone: 'success' });
    },
    remove: async (saved) => {
      if (removed.current.has(saved.id)) return;
      removed.current.add(saved.id);
      try {
        await removeOne({ variables: { id: saved.id } });
      } catch (error) {
        removed.current.delete(saved.id);
        return fail(error);
      }
      client.cache.evict({ id: client.cache.identify({ __typename: 'SavedSearch', id: saved.id }) ?? '' });
      client.cache.gc();
      toast({
        title: t('saved.list.removed'),
        description: saved.name,
        ...(saved.isOver ? {} : { action: { label: t('saved.list.undo'), onClick: () => void putBack(saved) } }),
      });
    },
  };
}
