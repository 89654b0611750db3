import { expect, test } from 'vitest';
import { occupancyIn, type SpaceDays } from '../../../server/features/dashboard/occupancy.rules.js';

const dayOf = (day: number): string => (day > 30 ? '2027-05-01' : `2027-04-${String(day).padStart(2, '0')}`);
const days = (kind: SpaceDays['kind'], from: number, to: number, spaceId = 'one'): SpaceDays => ({
  spaceId,
  kind,
  from: dayOf(from),
  to: dayOf(to),
});
const offered = { ...days('offered', 1, 31), from: '2026-01-01' };
const april = (...all: SpaceDays[]): (number | null)[] => {
  const { occupiedDays, availableDays, occupancyPercent } = occupancyIn('2027-04-01', all);
  return [occupiedDays, availableDays, occupancyPercent];
};

test('DSH-1 occupancy counts each day once, and a booked day as booked even if it is blocked too', () => {
  // Of thirty days, ten are blocked (by two overlapping blocks), and five of the remaining twenty are let.
  const blocked = [days('blocked', 1, 11), days('blocked', 6, 11)];
  expect(april(offered, days('taken', 21, 26), ...blocked)).toEqual([5, 20, 25]);
  // Days 9 and 10 are both blocked and let, and count as let.
  expect(april(offered, days('taken', 9, 11), ...blocked)).toEqual([2, 22, 9]);
  // Published for the last ten days only.
  expect(april(days('offered', 21, 31), days('taken', 11, 26))).toEqual([5, 10, 50]);
  expect(april(offered, days('blocked', 1, 31))).toEqual([0, 0, null]);
  // Each space by itself.
  expect(april(offered, days('blocked', 1, 31), days('offered', 1, 31, 'two'), days('taken', 1, 16, 'two'))).toEqual([
    15, 30, 50,
  ]);
});
