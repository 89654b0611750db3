import { afterEach, expect, test, vi } from 'vitest';
import { track } from '../../../client/analytics/track';

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

test('ANA-2 events reach the behaviour tool too, with what was typed, and nothing without consent', () => {
  const clarity = vi.fn();
  window.clarity = clarity;
  expect(track(search)).toBe(false);
  expect(clarity).not.toHaveBeenCalled();
  localStorage.setItem(
    'hueco_cookie_preferences',
    JSON.stringify({ necessary: true, analytics: true, marketing: false, savedAt: new Date().toISOString() }),
  );
  expect(track(search)).toBe(true);
  expect(clarity.mock.calls).toEqual([
    ['set', 'search_postal_code', 'Lavapiés, 28012'],
    ['event', 'space_search'],
  ]);
});
