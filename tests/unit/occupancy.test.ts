import { expect, test } from 'vitest';
import { occupancyPercent } from '../../server/features/dashboard/stats/stats.rules.js';

const days = (from: number, to: number) => ({
  from: `2027-04-${String(from).padStart(2, '0')}`,
  to: to > 30 ? '2027-05-01' : `2027-04-${String(to).padStart(2, '0')}`,
});

test('DSH-1 occupancy counts each day once, and a booked day as booked even if it is blocked too', () => {
  const since = '2026-01-01';
  // Of thirty days, ten are blocked (by two overlapping blocks), and five of the remaining twenty are let.
  const blocked = [days(1, 11), days(6, 11)];
  expect(occupancyPercent('2027-04-01', [{ since, taken: [days(21, 26)], blocked }])).toBe(25);
  // Days 9 and 10 are both blocked and let, and count as let.
  expect(occupancyPercent('2027-04-01', [{ since, taken: [days(9, 11)], blocked }])).toBe(9);
  // Published for the last ten days only.
  expect(occupancyPercent('2027-04-01', [{ since: '2027-04-21', taken: [days(11, 26)], blocked: [] }])).toBe(50);
  expect(occupancyPercent('2027-04-01', [{ since, taken: [], blocked: [days(1, 31)] }])).toBeNull();
});
