import { useMemo, useState } from 'react';
import { isHydrated } from '../../hydration/hydrated';
import { useSearchPageQuery, type SearchPageQuery } from '../../generated/graphql';
import type { SearchState } from '../../ui/search-pill/search-params';
import { searchVariables } from './search-filter';

/** One page of what was found, and all that is told beside it. */
export type SearchAnswer = SearchPageQuery['searchSpaces'];

export interface SearchResults {
  /** The answer to this search; while it is on its way, the one to the search before. */
  answer: SearchAnswer | undefined;
  /** The search that `answer` is the answer to. */
  answered: SearchState;
  /** The answer shown is not (yet) the one to this search. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** Asks for the search in one query: page, count, place, counts beside the filters and pins. */
export function useSearchResults(search: SearchState): SearchResults {
  const variables = useMemo(() => searchVariables(search), [search]);
  // The first search of a load has just come with its answer. Later, days may have been taken since it was asked.
  const [loaded, setLoaded] = useState(() => (isHydrated() ? null : search));
  if (loaded !== null && loaded !== search) setLoaded(null);
  const { data, previousData, loading, error, refetch } = useSearchPageQuery({
    variables,
    fetchPolicy: search === loaded ? 'cache-first' : 'cache-and-network',
  });
  const [answered, setAnswered] = useState(search);
  if ((data || !previousData) && answered !== search) setAnswered(search);
  const isFailed = error !== undefined && !loading;
  return {
    answer: (data ?? (isFailed ? undefined : previousData))?.searchSpaces,
    answered: data ? search : answered,
    isLoading: loading && !data,
    error: isFailed ? error : undefined,
    // What went wrong is told by `error` again.
    retry: () => void refetch().catch(() => undefined),
  };
}
