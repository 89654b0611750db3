import { useEffect, useRef } from 'react';
import { track } from '../../analytics/track';
import { formatSearch, type SearchState } from '../../ui/search-pill/search-params';

/** Parameters that are not filters: changing one of the first starts another search, the last ones only change its presentation. */
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

/** Tracks each search, and each filter that is set, by the parameters of the URL; calls `onSearch` for each search, without its values. */
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
