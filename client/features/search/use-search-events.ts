import { useEffect, useRef } from 'react';
import { track } from '../../analytics/track';
import { formatSearch, type SearchState } from '../../ui/search-pill/search-params';

/** Keys of the address that no filter sets: a change of the first ones is another search, the last ones only show it otherwise. */
const OF_THE_SEARCH = ['postal_code', 'city', 'from', 'to'];
const OF_THE_VIEW = ['bbox', 'sort', 'page', 'view'];

function trackSearch({ city, postalCode, type }: SearchState): void {
  track({
    event: 'space_search',
    search_city: city,
    search_postal_code: postalCode,
    search_type: type.join(',').toLowerCase() || null,
  });
}

/** Tells each search, and each filter that is set, by the keys and values of the address; `onSearch` is called for a search, without what it looks for. */
export function useSearchEvents(search: SearchState, onSearch?: () => void): void {
  const tracked = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    const [before, now] = [tracked.current, formatSearch(search)];
    tracked.current = now;
    if (!before || OF_THE_SEARCH.some((key) => before.get(key) !== now.get(key))) {
      onSearch?.();
      return trackSearch(search);
    }
    for (const [key, value] of now) {
      if (!OF_THE_VIEW.includes(key) && before.get(key) !== value)
        track({ event: 'filter_applied', filter_type: key, filter_value: value });
    }
  }, [onSearch, search]);
}
