import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storePreferences } from '../../../client/analytics/cookie-preferences';
import { track } from '../../../client/analytics/track';
import { useSearchEvents } from '../../../client/features/search/use-search-events';
import { parseSearch } from '../../../client/ui/search-pill/search-params';

vi.mock('../../../client/analytics/analytics-ids', () => ({
  readAnalyticsIds: () => ({ tagManagerId: null, behaviourAnalyticsId: 'behaviour', policyWithout: '' }),
}));
afterEach(() => delete window.clarity);

const search = {
  event: 'space_search',
  search_city: null,
  search_postal_code: 'Lavapiés, 28012',
  search_type: null,
} as const;

test('ANA-2 events are sent to the behaviour analytics tool only with consent', () => {
  const clarity = vi.fn();
  window.clarity = clarity;
  expect(track(search)).toBe(false);
  expect(clarity).not.toHaveBeenCalled();
  storePreferences({ analytics: true, marketing: false });
  expect(track(search)).toBe(true);
  expect(clarity.mock.calls).toEqual([
    ['set', 'search_postal_code', 'Lavapiés, 28012'],
    ['event', 'space_search'],
  ]);
});

test('ANA-2 a search event has the place as typed; a filter change sends only the filter', () => {
  const clarity = vi.fn();
  window.clarity = clarity;
  storePreferences({ analytics: true, marketing: false });
  const onSearch = vi.fn();
  const { rerender } = renderHook(({ search }) => useSearchEvents(parseSearch(new URLSearchParams(search)), onSearch), {
    initialProps: { search: 'postal_code=Calle del Pez, Malasaña&type=garage' },
  });
  rerender({ search: 'postal_code=Calle del Pez, Malasaña&type=garage&price_max=90' });
  rerender({ search: 'city=Madrid' });
  expect(onSearch).toHaveBeenCalledTimes(2);
  expect(clarity.mock.calls.filter(([command]) => command === 'event').map(([, name]) => name)).toEqual([
    'space_search',
    'filter_applied',
    'space_search',
  ]);
  expect(clarity.mock.calls).toEqual(
    expect.arrayContaining([
      ['set', 'search_postal_code', 'Calle del Pez, Malasaña'],
      ['set', 'search_type', 'garage'],
      ['set', 'filter_type', 'price_max'],
      ['set', 'filter_value', '90'],
      ['set', 'search_city', 'Madrid'],
    ]),
  );
});
