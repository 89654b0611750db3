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
  const removing = useRef(new Set<string>());
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
      if (removing.current.has(saved.id)) return;
      removing.current.add(saved.id);
      try {
        await removeOne({ variables: { id: saved.id } });
      } catch (error) {
        return fail(error);
      } finally {
        removing.current.delete(saved.id);
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
