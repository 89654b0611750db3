import { useMemo, useState } from 'react';
import { isHydrated } from '../../hydration/hydrated';
import { useSearchPageQuery, type SearchPageQuery } from '../../generated/graphql';
import type { SearchState } from '../../ui/search-pill/search-params';
import { searchVariables } from './search-filter';

/** One page of results, and the data about it. */
export type SearchAnswer = SearchPageQuery['searchSpaces'];

export interface SearchResults {
  /** The response to this search; while it loads, the one to the previous search. */
  answer: SearchAnswer | undefined;
  /** The search of `answer`. */
  answered: SearchState;
  /** The shown response is not (yet) the one to this search. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** Runs the search in one query: page, count, place, facets and pins. */
export function useSearchResults(search: SearchState): SearchResults {
  const variables = useMemo(() => searchVariables(search), [search]);
  // The first search of a load has been rendered just now. Later, dates may have been taken since the response.
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
    // `error` contains the failure.
    retry: () => void refetch().catch(() => undefined),
  };
}
