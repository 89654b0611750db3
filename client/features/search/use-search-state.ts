import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { formatSearch, parseSearch, type SearchState } from '../../ui/search-pill/search-params';

/** Changes the search, starting again at its first page. */
export type UpdateSearch = (patch: Partial<SearchState>, options?: NavigateOptions) => void;

interface SearchAddress {
  search: SearchState;
  update: UpdateSearch;
  /** The URL of a changed search. */
  addressOf: (patch: Partial<SearchState>) => string;
}

/** The search in the URL, which is the only place where it is stored. */
export function useSearchState(): SearchAddress {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => parseSearch(params), [params]);
  const update = useCallback<UpdateSearch>(
    (patch, options) => setParams((current) => formatSearch({ ...parseSearch(current), page: 1, ...patch }), options),
    [setParams],
  );
  const addressOf = useCallback(
    (patch: Partial<SearchState>) => `/search?${formatSearch({ ...search, page: 1, ...patch })}`,
    [search],
  );
  return { search, update, addressOf };
}

/** The URL of a space, with the dates of the search. */
export function spaceAddress(id: string, { from, to }: Pick<SearchState, 'from' | 'to'>): string {
  const dates = formatSearch({ from, to }).toString();
  return dates ? `/space/${id}?${dates}` : `/space/${id}`;
}
