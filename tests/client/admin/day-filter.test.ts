import { afterEach, expect, test, vi } from 'vitest';
import { daysAgo } from '../../../client/features/admin/list/day-filter';

afterEach(() => vi.useRealTimers());

test('a filter by age begins today after midnight in Spain, while it is still yesterday in UTC', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-07-02T22:30:00Z') });
  expect([daysAgo(1), daysAgo(7)]).toEqual(['2027-07-03', '2027-06-27']);
});
