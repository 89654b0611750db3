import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursGroups } from '../../../client/features/spaces/space-page/access-hours';
import { clockOf } from '../../../client/ui/time/days';
import { rangeToStay } from '../../../client/features/spaces/space-page/calendar-days';
import { rentGroups } from '../../../client/features/spaces/space-page/quote-lines';
import { checkoutPath, isComplete, readStay, withStay } from '../../../client/ui/booking/stay-address';
import { dayAfter } from '../../../client/ui/time/days';
import { readDay, writtenDay } from '../../../client/ui/range-calendar/typed-day';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const stay = (from: string | null, to: string | null, isRolling = false) => ({ from, to, isRolling });

describe('the stay in the address', () => {
  test('survives a round trip and keeps other parameters', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 365 }), fc.boolean(), (from, days, isRolling) => {
        const wanted = stay(from, isRolling ? null : dayAfter(from, days), isRolling);
        const params = withStay(new URLSearchParams('lang=en&to=1999-01-01'), wanted);
        expect(readStay(params)).toEqual(wanted);
        expect(params.get('lang')).toBe('en');
      }),
    );
  });

  test('ignores invalid dates and keeps dates in the wrong order, so that they are reported', () => {
    expect(readStay(new URLSearchParams('from=2027-02-30&to=soon'))).toEqual(stay(null, null));
    expect(readStay(new URLSearchParams('from=2027-02-10&to=2027-02-01'))).toEqual(stay('2027-02-10', '2027-02-01'));
  });

  test('leads to the checkout with dates or the rolling term', () => {
    expect(checkoutPath('spc_1', stay('2026-12-01', '2027-03-01'))).toBe(
      '/booking/spc_1?from=2026-12-01&to=2027-03-01',
    );
    expect(checkoutPath('spc_1', stay('2026-12-01', null, true))).toBe('/booking/spc_1?from=2026-12-01&term=rolling');
    expect([stay('2026-12-01', null), stay(null, null, true), stay('2026-12-01', null, true)].map(isComplete)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('with an open end every chosen date is a new start', () => {
    const open = stay('2026-12-01', null, true);
    expect(rangeToStay({ from: '2026-12-01', to: '2026-12-09' }, open)).toEqual(stay('2026-12-09', null, true));
    expect(rangeToStay({ from: '2026-11-25', to: '2026-12-01' }, open)).toEqual(stay('2026-11-25', null, true));
    expect(rangeToStay({ from: '2026-12-05', to: '2026-12-09' }, stay(null, null))).toEqual(
      stay('2026-12-05', '2026-12-09'),
    );
  });
});

test('equal charges are grouped into one line', () => {
  const line = (isWholeMonth: boolean, days: number, rentCents: number) => ({
    isWholeMonth,
    days,
    rentCents,
    from: '',
    to: '',
    dueOn: '',
    renterFeeCents: 0,
    protectionCents: 0,
    totalCents: rentCents,
  });
  expect(rentGroups([line(true, 31, 9000), line(true, 28, 9000), line(false, 10, 3000)])).toEqual([
    { isMonths: true, count: 2, eachCents: 9000, rentCents: 18_000 },
    { isMonths: false, count: 10, eachCents: 3000, rentCents: 3000 },
  ]);
  expect(rentGroups([line(true, 31, 9000), line(true, 30, 9001)])).toHaveLength(2);
});

test('opening hours of a week are grouped into as few lines as possible', () => {
  const hours = (weekdays: number[], fromMinute: number, toMinute: number) =>
    weekdays.map((weekday) => ({ weekday, fromMinute, toMinute }));
  expect(hoursGroups([...hours([6], 600, 840), ...hours([5, 4, 3, 2, 1], 480, 1320)])).toEqual([
    { firstDay: 1, lastDay: 5, fromMinute: 480, toMinute: 1320 },
    { firstDay: 6, lastDay: 6, fromMinute: 600, toMinute: 840 },
  ]);
  expect(hoursGroups(hours([1, 3], 480, 600))).toHaveLength(2);
  expect([clockOf(0), clockOf(495), clockOf(1440)]).toEqual(['0:00', '8:15', '24:00']);
});

test('readDay accepts common ways to write a date and rejects others', () => {
  fc.assert(fc.property(day, (date) => readDay(writtenDay(date)) === date));
  expect(['5/4/2027', '05-04-2027', ' 5.4.2027 '].map(readDay)).toEqual(['2027-04-05', '2027-04-05', '2027-04-05']);
  expect(['31/02/2027', '2027-04-05', '5/4/27', 'mañana', ''].map(readDay)).toEqual([null, null, null, null, null]);
});
