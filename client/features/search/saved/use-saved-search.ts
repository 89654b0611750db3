import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  SavedSearchForDocument,
  useMarkSavedSearchSeenMutation,
  useSavedSearchForQuery,
  useSaveSearchMutation,
  type SavedSearch_SearchFragment,
  type SpaceFilter,
} from '../../../generated/graphql';
import type { AlertCadence } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAuth } from '../../../session/AuthProvider';
import { useActOnReturn } from '../../../session/use-act-on-return';
import { formatSearch, type SearchState } from '../../../ui/search-pill/search-params';
import { toast } from '../../../ui/feedback/toast';
import { filterOf } from '../search-filter';

/** In the URL of a search that is saved as soon as its visitor has signed in. */
const SAVE_KEY = 'save';

export const SAVED_PATH = '/favorites/searches';

/** Whether a search has any criteria: one without needs no saving. */
export const canBeSaved = (search: SearchState): boolean => Object.keys(filterOf(search)).length > 0;

/** Asks a visitor to sign in before a search is saved, and returns to it afterwards. */
function signInToSave(search: SearchState): string {
  const params = formatSearch(search);
  params.set(SAVE_KEY, '1');
  return `/auth?${new URLSearchParams({ next: `/search?${params}` })}`;
}

/** Saves a search and confirms it. */
export function useSaveSearch(): (filter: SpaceFilter, name: string, cadence?: AlertCadence) => Promise<void> {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const client = useApolloClient();
  const [save] = useSaveSearchMutation();
  return async (filter, name, cadence = 'AT_ONCE') => {
    const { data } = await save({ variables: { input: { filter, name, cadence } } });
    if (!data) return;
    const { savedSearch } = data.saveSearch;
    client.writeQuery({ query: SavedSearchForDocument, variables: { filter }, data: { savedSearch } });
    toast({
      title: t('saved.saved.title'),
      description: t(`saved.saved.${savedSearch.cadence}`),
      tone: 'success',
      action: { label: t('saved.see'), onClick: () => void navigate(SAVED_PATH) },
    });
  };
}

interface SavedSearchState {
  /** The viewer's saved search with the same criteria. */
  saved: SavedSearch_SearchFragment | null;
  isSignedIn: boolean;
  /** For visitors: signs in, and returns with the search saved. */
  signIn: () => void;
}

/** Whether the search of the URL is saved; its new results count as seen. After signing in to save it, it is saved at once. */
export function useSavedSearch(search: SearchState, name: string): SavedSearchState {
  const { t } = useTranslation('search');
  const { textOf } = useErrorText();
  const { user } = useAuth();
  const navigate = useNavigate();
  const filter = useMemo(() => filterOf(search), [search]);
  const { data } = useSavedSearchForQuery({ variables: { filter }, skip: !user || !canBeSaved(search) });
  const saved = data?.savedSearch ?? null;
  const [markSeen] = useMarkSavedSearchSeenMutation();
  const saveSearch = useSaveSearch();

  useEffect(() => {
    // After a failure it is marked next time.
    if (saved && saved.newCount > 0) markSeen({ variables: { id: saved.id } }).catch(() => undefined);
  }, [saved, markSeen]);

  useActOnReturn(SAVE_KEY, true, () => {
    saveSearch(filter, name).catch((error: unknown) =>
      toast({ title: t('saved.failed'), description: textOf(error), tone: 'error' }),
    );
  });

  return { saved, isSignedIn: user !== null, signIn: () => void navigate(signInToSave(search)) };
}
