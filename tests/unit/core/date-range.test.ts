import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonthsClamped,
  billingPeriods,
  daysBetween,
  fromDayNumber,
  isLocalDate,
  isValidRange,
  monthsAndDays,
  oneYearAfter,
  toDayNumber,
} from '../../../server/core/values/date-range.js';
import { localDateOf, startOfDayInstant, zoneOfPostalCode } from '../../../server/core/values/time-zone.js';

const FIRST = toDayNumber('2024-01-01');
const LAST = toDayNumber('2033-12-31');
const dayNumber = fc.integer({ min: FIRST, max: LAST });
const day = dayNumber.map(fromDayNumber);
const stay = fc
  .tuple(dayNumber, fc.integer({ min: 1, max: 366 }))
  .map(([from, days]) => ({ from: fromDayNumber(from), to: fromDayNumber(from + days), days }));

/** Counts by iterating days, independent of the arithmetic of months. */
const calendar = new Map<string, number>();
const monthLengths = (year: number): number[] => [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
let walked = 0;
for (let year = 2024; year <= 2036; year += 1) {
  monthLengths(year).forEach((length, month) => {
    for (let date = 1; date <= length; date += 1) {
      calendar.set(`${year}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`, walked);
      walked += 1;
    }
  });
}

describe('days', () => {
  test.each(['2027-02-28', '2028-02-29', '2000-02-29', '0999-12-31'])('%s is a valid date', (text) =>
    expect(isLocalDate(text)).toBe(true),
  );

  test.each([
    '2027-02-29',
    '1900-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '2027-1-1',
    '2027-01-01T00:00',
    '',
    'hoy',
    null,
    20270101,
  ])('%s is not a valid date', (text) => expect(isLocalDate(text)).toBe(false));

  test('P-02 daysBetween and addDays agree with a day-by-day calendar in 20,000 cases', () => {
    fc.assert(
      fc.property(stay, ({ from, to, days }) => {
        const walkedDays = (calendar.get(to) ?? NaN) - (calendar.get(from) ?? NaN);
        return (
          walkedDays === days &&
          daysBetween(from, to) === days &&
          addDays(from, days) === to &&
          addDays(to, -days) === from
        );
      }),
      { numRuns: 20_000 },
    );
  });

  test('days of a clock change count as one day', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2);
    expect(addDays('2027-10-31', 1)).toBe('2027-11-01');
  });
});

describe('months', () => {
  test('are clamped to their last day and keep the day of the start', () => {
    expect([1, 2, 3, 13].map((months) => addMonthsClamped('2027-01-31', months))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-02-29',
    ]);
    expect(addMonthsClamped('2027-01-31', -2)).toBe('2026-11-30');
  });

  test('BOK-1 a year is the same day next year', () => {
    expect(oneYearAfter('2027-03-01')).toBe('2028-03-01');
    expect(daysBetween('2027-03-01', oneYearAfter('2027-03-01'))).toBe(366);
    expect(daysBetween('2028-03-01', oneYearAfter('2028-03-01'))).toBe(365);
    expect(oneYearAfter('2028-02-29')).toBe('2029-02-28');
  });

  test.each([
    ['2027-04-05', '2027-05-20', 1, 15],
    ['2027-03-01', '2027-04-01', 1, 0],
    ['2027-01-01', '2027-04-11', 3, 10],
    ['2026-12-01', '2027-02-28', 2, 27],
    ['2027-01-31', '2027-03-01', 1, 1],
    ['2027-03-01', '2027-03-30', 0, 29],
    ['2027-03-01', '2027-03-01', 0, 0],
  ])('%s – %s is %i months and %i days', (from, to, months, days) =>
    expect(monthsAndDays(from, to)).toEqual({ months, days }),
  );

  test('billing periods are contiguous and contain every day once', () => {
    fc.assert(
      fc.property(stay, ({ from, to, days }) => {
        const periods = billingPeriods(from, to);
        expect(periods[0]?.from).toBe(from);
        expect(periods.at(-1)?.to).toBe(to);
        expect(periods.reduce((sum, period) => sum + period.days, 0)).toBe(days);
        periods.forEach((period, index) => {
          expect(daysBetween(period.from, period.to)).toBe(period.days);
          if (index > 0) expect(period.from).toBe(periods[index - 1]?.to);
          expect(period.isWholeMonth || index === periods.length - 1).toBe(true);
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('ranges', () => {
  test('a range needs at least one day', () => {
    expect(isValidRange({ from: '2027-03-01', to: '2027-03-02' })).toBe(true);
    expect(isValidRange({ from: '2027-03-01', to: '2027-03-01' })).toBe(false);
    expect(isValidRange({ from: '2027-03-02', to: '2027-03-01' })).toBe(false);
    expect(isValidRange({ from: '2027-02-30', to: '2027-03-05' })).toBe(false);
  });
});

describe('time zones', () => {
  test('the Canary Islands have their own time zone', () => {
    expect(['35001', '38670'].map(zoneOfPostalCode)).toEqual(['Atlantic/Canary', 'Atlantic/Canary']);
    expect(
      ['28010', '08035', '3500', '', null].map(zoneOfPostalCode).filter((zone) => zone === 'Europe/Madrid'),
    ).toHaveLength(4);
  });

  test('days begin at local midnight, also when the clocks change', () => {
    expect(startOfDayInstant('2027-01-15', 'Europe/Madrid').toISOString()).toBe('2027-01-14T23:00:00.000Z');
    expect(startOfDayInstant('2027-07-15', 'Europe/Madrid').toISOString()).toBe('2027-07-14T22:00:00.000Z');
    expect(startOfDayInstant('2027-03-28', 'Europe/Madrid').toISOString()).toBe('2027-03-27T23:00:00.000Z');
    expect(startOfDayInstant('2027-03-29', 'Europe/Madrid').toISOString()).toBe('2027-03-28T22:00:00.000Z');
    expect(startOfDayInstant('2027-10-31', 'Europe/Madrid').toISOString()).toBe('2027-10-30T22:00:00.000Z');
    expect(startOfDayInstant('2027-11-01', 'Europe/Madrid').toISOString()).toBe('2027-10-31T23:00:00.000Z');
    expect(startOfDayInstant('2027-07-15', 'Atlantic/Canary').toISOString()).toBe('2027-07-14T23:00:00.000Z');
  });

  test('startOfDayInstant works for a distant zone on the day of its clock change', () => {
    expect(startOfDayInstant('2027-04-04', 'Pacific/Auckland').toISOString()).toBe('2027-04-03T11:00:00.000Z');
  });

  test('the start of a day is on that day, and a millisecond earlier is the day before', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('Europe/Madrid', 'Atlantic/Canary'), (date, zone) => {
        const begins = startOfDayInstant(date, zone);
        return (
          localDateOf(begins, zone) === date && localDateOf(new Date(begins.getTime() - 1), zone) === addDays(date, -1)
        );
      }),
      { numRuns: 1000 },
    );
  });
});
