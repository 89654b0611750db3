import { expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { type RequestTimes, responseOf } from '../../../server/features/dashboard/stats/stats.rules.js';

const TODAY = '2027-03-02';
const request = (daysAgo: number, isAnswered = true): RequestTimes => {
  const day = addDays(TODAY, -daysAgo);
  const requestedAt = new Date(`${day}T10:00:00Z`);
  return { day, requestedAt, decidedAt: isAnswered ? new Date(`${day}T11:00:00Z`) : null, counts: true };
};

test('DSH-1 the response trend has a value every nine days, each over the 90 days before', () => {
  const old = Array.from({ length: 5 }, () => request(100));
  const { percent, previousPercent, trend } = responseOf([...old, request(5, false), request(0, false)], TODAY);
  // The last 90 days have only one request, and today's is not counted yet.
  expect([percent, previousPercent]).toEqual([null, 100]);
  expect(trend.map(({ day }) => day)).toEqual([
    '2026-12-10',
    '2026-12-19',
    '2026-12-28',
    '2027-01-06',
    '2027-01-15',
    '2027-01-24',
    '2027-02-02',
    '2027-02-11',
  ]);
  const five = responseOf([...old, ...Array.from({ length: 5 }, (_, index) => request(5, index > 0))], TODAY);
  expect(five.percent).toBe(80);
  expect(five.trend.at(-1)).toEqual({ day: '2027-03-01', percent: 80 });
  expect(five.trend[0]).toEqual({ day: '2026-12-10', percent: 100 });
});

test('DSH-1 fewer than five requests give neither a rate nor a trend', () => {
  expect(
    responseOf(
      [1, 2, 3, 4].map((ago) => request(ago)),
      TODAY,
    ),
  ).toMatchObject({ percent: null, trend: [] });
});
