import { describe, expect, test } from 'vitest';
import { runningCounts, sumMetrics, type MetricDay } from '../../../server/features/admin/panel/metrics.rules.js';
import { readSearchText } from '../../../server/features/admin/search-text.js';

const EMPTY: MetricDay = {
  day: '2027-03-01',
  volumeCents: 0,
  takeCents: 0,
  searches: 0,
  requests: 0,
  confirmed: 0,
  answerMinutes: [],
  cancelledByRenter: 0,
  cancelledByHost: 0,
  cancelledByStaff: 0,
  offered: 0,
  rented: 0,
  ratings: 0,
  stars: 0,
};

describe('P9 metrics of the panel', () => {
  test('shares without a base are null', () => {
    const { takePercent, occupancyPercent, answerMinutes, cancelPercent, satisfaction } = sumMetrics([EMPTY]);
    expect([takePercent, occupancyPercent, answerMinutes, cancelPercent, satisfaction]).toEqual(Array(5).fill(null));
  });

  test('sums days: shares over all days, spaces of the last day', () => {
    const days = [
      { ...EMPTY, volumeCents: 10_000, takeCents: 1000, offered: 10, rented: 4, answerMinutes: [90, 10], requests: 3 },
      {
        ...EMPTY,
        volumeCents: 5000,
        takeCents: 500,
        offered: 10,
        rented: 5,
        answerMinutes: [30],
        requests: 1,
        confirmed: 4,
      },
      { ...EMPTY, offered: 12, rented: 6, searches: 32, cancelledByHost: 1, ratings: 3, stars: 14 },
    ];
    expect(sumMetrics(days)).toMatchObject({
      volumeCents: 15_000,
      takePercent: 10,
      occupancyPercent: 46.9,
      offeredCount: 12,
      rentedCount: 6,
      requestPercent: 12.5,
      confirmPercent: 100,
      answerMinutes: 30,
      hostCancelPercent: 25,
      cancelPercent: 25,
      satisfaction: 4.7,
    });
  });

  test('runningCounts adds the changes up to each day', () => {
    const changes = [
      { day: '2027-01-01', change: 3 },
      { day: '2027-03-02', change: 2 },
      { day: '2027-03-03', change: -1 },
    ];
    expect(runningCounts(['2027-03-01', '2027-03-02', '2027-03-03'], changes)).toEqual([3, 5, 4]);
  });
});

test('P9 readSearchText recognizes the kind of a search text', () => {
  const kinds = [
    'lu@correo.es',
    'hu-2027-004417',
    'SUP-2027-001479',
    '28012',
    '600 11 22 33',
    '+34600112233',
    'pi_3Q',
    'lucía p',
  ];
  expect(kinds.map((text) => readSearchText(text))).toEqual([
    { kind: 'email', text: 'lu@correo.es' },
    { kind: 'booking', text: 'HU-2027-004417' },
    { kind: 'ticket', text: 'SUP-2027-001479' },
    { kind: 'postalCode', text: '28012' },
    { kind: 'phone', text: '+34600112233' },
    { kind: 'phone', text: '+34600112233' },
    { kind: 'provider', text: 'pi_3Q' },
    { kind: 'words', text: 'lucía p' },
  ]);
});
