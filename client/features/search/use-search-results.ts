import { useMemo, useState } from 'react';
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
  const { data, previousData, loading, error, refetch } = useSearchPageQuery({ variables });
  const [answered, setAnswered] = useState(search);
  if ((data || !previousData) && answered !== search) setAnswered(search);
  const isFailed = error !== undefined && !loading;
  return {
    answer: (data ?? (isFailed ? undefined : previousData))?.searchSpaces,
    answered: data ? search : answered,
    isLoading: loading,
    error: isFailed ? error : undefined,
    // What went wrong is told by `error` again.
    retry: () => void refetch().catch(() => undefined),
  };
}
