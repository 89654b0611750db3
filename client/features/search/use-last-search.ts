import { useEffect } from 'react';
import { rememberSearch } from '../../ui/recent/last-searches';
import { formatSearch, type SearchState } from '../../ui/search-pill/search-params';
import type { SearchAnswer } from './use-search-results';

/** Stores the results of a search for offline use. */
export function useLastSearch(search: SearchState, answer: SearchAnswer | undefined, heading: string): void {
  useEffect(() => {
    if (!answer || answer.edges.length === 0) return;
    rememberSearch({
      address: `/search?${formatSearch(search).toString()}`,
      heading,
      spaces: answer.edges.map(({ node }) => node),
    });
  }, [search, answer, heading]);
}
