import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { formatSearch, parseSearch, type SearchState } from '../../ui/search-pill/search-params';

/** Changes the search; the list then starts again at its first page. */
export type UpdateSearch = (patch: Partial<SearchState>, options?: NavigateOptions) => void;

interface SearchAddress {
  search: SearchState;
  update: UpdateSearch;
  /** The address of a changed search. */
  addressOf: (patch: Partial<SearchState>) => string;
}

/** The search that the address holds: it is kept nowhere else. */
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

/** Where the card of a space leads: the dates go along. */
export function spaceAddress(id: string, { from, to }: Pick<SearchState, 'from' | 'to'>): string {
  const dates = formatSearch({ from, to }).toString();
  return dates ? `/space/${id}?${dates}` : `/space/${id}`;
}
