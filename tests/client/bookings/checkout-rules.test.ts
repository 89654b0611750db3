import { beforeEach, describe, expect, test } from 'vitest';
import { groupedExpiry, groupedNumber, readExpiry } from '../../../client/ui/cards/card-text';
import { firstDayOf } from '../../../client/features/bookings/checkout/free-days';
import { withoutOwn } from '../../../client/ui/range-calendar/day-range';
import { deleteHoldKey, holdKey } from '../../../client/features/bookings/checkout/hold-key';
import { isSameStay, readStayRequest, toStay, withStay } from '../../../client/ui/booking/stay-address';
import { clockText, minutesToAnnounce } from '../../../client/features/bookings/checkout/use-countdown';
import { hostNameOf } from '../../../client/features/bookings/checkout/checkout-texts';
import { lastMinute } from '../../../client/ui/booking/last-minute';
import { calendarFile } from '../../../client/ui/controls/calendar-file';
import { nearness } from '../../../client/features/bookings/success/deadline';
import { stepsOf } from '../../../client/features/bookings/success/steps';
import { formatsOf } from '../../../client/i18n/format';
import type { BookingStatus } from '../../../client/generated/schema';
import { meaningsOf } from '../support/status-meanings';

const REQUEST = { spaceId: 'spc_1', from: '2027-04-05', to: '2027-05-20', termType: 'FIXED' } as const;

describe('the stay in the address', () => {
  test('BOK-1 is read from two dates, or from a start and the rolling term', () => {
    expect(readStayRequest('spc_1', new URLSearchParams('from=2027-04-05&to=2027-05-20'))).toEqual(REQUEST);
    expect(readStayRequest('spc_1', new URLSearchParams('from=2027-04-05&term=rolling'))).toEqual({
      ...REQUEST,
      to: null,
      termType: 'ROLLING',
    });
    expect(readStayRequest('spc_1', new URLSearchParams('from=2027-04-05'))).toBeNull();
    expect(readStayRequest('spc_1', new URLSearchParams('from=tomorrow&to=2027-05-20'))).toBeNull();
  });

  test('survives a round trip through the address', () => {
    expect(readStayRequest('spc_1', withStay(new URLSearchParams(), toStay(REQUEST)))).toEqual(REQUEST);
    expect(isSameStay(REQUEST, REQUEST)).toBe(true);
    expect(
      isSameStay({ ...REQUEST, to: null, termType: 'ROLLING' }, { ...REQUEST, to: '2028-04-05', termType: 'ROLLING' }),
    ).toBe(true);
    expect(isSameStay(REQUEST, { ...REQUEST, to: '2027-05-21' })).toBe(false);
  });
});

describe('the idempotency key of a hold', () => {
  beforeEach(() => sessionStorage.clear());

  test('is the same for the same dates, and a new one for other dates or after its deletion', () => {
    const key = holdKey(REQUEST);
    expect(holdKey({ ...REQUEST })).toBe(key);
    expect(holdKey({ ...REQUEST, to: '2027-05-21' })).not.toBe(key);
    deleteHoldKey(REQUEST);
    expect(holdKey(REQUEST)).not.toBe(key);
  });
});

test("the viewer's own hold does not block other dates", () => {
  const own = { from: '2027-04-05', to: '2027-05-20' };
  const joined = [{ from: '2027-03-01', to: '2027-06-01' }];
  expect(withoutOwn(joined, own)).toEqual([
    { from: '2027-03-01', to: '2027-04-05' },
    { from: '2027-05-20', to: '2027-06-01' },
  ]);
  expect(withoutOwn([own], own)).toEqual([]);
  expect(withoutOwn([{ from: '2027-05-20', to: '2027-05-25' }], own)).toHaveLength(1);
  expect(firstDayOf('2027-05-01', '2027-03-02')).toBe('2027-05-01');
  expect(firstDayOf('2026-05-01', '2027-03-02')).toBe('2027-03-02');
  expect(firstDayOf(null, '2027-03-02')).toBe('2027-03-02');
});

describe('card input', () => {
  test('groups the digits of a card number', () => {
    expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupedNumber('4242-42')).toBe('4242 42');
    expect(groupedNumber('378282246310005')).toBe('3782 822463 10005');
    expect(groupedNumber('no digits')).toBe('');
  });

  test('formats an expiry date, also when pasted with a four-digit year or deleted', () => {
    expect(groupedExpiry('1130')).toBe('11 / 30');
    expect(groupedExpiry('11/2030')).toBe('11 / 30');
    expect(groupedExpiry('4')).toBe('04 / ');
    expect(groupedExpiry('11 /', '11 / ')).toBe('11');
    expect(readExpiry('11 / 30')).toEqual({ expMonth: 11, expYear: 30 });
    expect(readExpiry('11')).toBeNull();
  });
});

test('the countdown shows minutes and seconds and is announced at 5, 2 and 1 minutes', () => {
  expect(clockText(761)).toBe('12:41');
  expect([900, 300, 285, 270, 120, 60, 30].map(minutesToAnnounce)).toEqual([null, 5, 5, null, 2, 1, null]);
});

test('a deadline at midnight is shown as 23:59 of the day before', () => {
  const formats = { ...formatsOf('es'), language: 'es' } as const;
  expect(lastMinute(formats, '2027-04-03T22:00:00Z', 'Europe/Madrid')).toEqual({
    day: 'sábado 3 de abril',
    short: '3 abr',
    time: 'las 23:59',
  });
  expect(lastMinute(formats, '2027-04-04T11:06:00Z', 'Europe/Madrid').time).toBe('las 13:05');
  expect(lastMinute(formats, '2027-04-03T23:06:00Z', 'Europe/Madrid').time).toBe('la 1:05');
  expect(hostNameOf({ displayName: 'Marta R.', isTrader: false })).toBe('Marta');
  expect(hostNameOf({ displayName: 'Trasteros Sur S.', isTrader: true })).toBe('Trasteros Sur S.');
});

describe('after the request', () => {
  test('describes the deadline as today, tomorrow or a date', () => {
    const now = new Date('2027-03-02T17:40:00Z');
    expect(nearness('2027-03-02T20:00:00Z', 'Europe/Madrid', now)).toBe('today');
    expect(nearness('2027-03-03T17:40:00Z', 'Europe/Madrid', now)).toBe('tomorrow');
    expect(nearness('2027-03-04T17:40:00Z', 'Europe/Madrid', now)).toBe('day');
    // On the Canary Islands the day ends an hour later.
    expect(nearness('2027-03-02T23:30:00Z', 'Europe/Madrid', now)).toBe('tomorrow');
    expect(nearness('2027-03-02T23:30:00Z', 'Atlantic/Canary', now)).toBe('today');
  });

  const bookingIn = (status: BookingStatus, change = {}) => ({
    ...meaningsOf(status),
    confirmsAtOnce: false,
    isOpenEnded: false,
    ...change,
  });

  test("derives the progress steps from the booking's status", () => {
    expect(stepsOf(bookingIn('REQUESTED')).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'sent done',
      'answer now',
      'address later',
      'entry later',
    ]);
    expect(stepsOf(bookingIn('CONFIRMED')).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'sent done',
      'accepted done',
      'address done',
      'entry now',
    ]);
    expect(stepsOf(bookingIn('COMPLETED')).every(({ state }) => state === 'done')).toBe(true);
    expect(stepsOf(bookingIn('ACTIVE')).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'sent done',
      'accepted done',
      'entry done',
      'leave now',
    ]);
    const goingOn = stepsOf(bookingIn('ACTIVE', { isOpenEnded: true }));
    expect(goingOn.map(({ name, state }) => `${name} ${state}`)).toEqual(['sent done', 'accepted done', 'entry done']);
    expect(
      stepsOf(bookingIn('CONFIRMED', { confirmsAtOnce: true })).map(({ name, state }) => `${name} ${state}`),
    ).toEqual(['confirmed done', 'address done', 'entry now']);
    for (const status of ['PENDING_PAYMENT', 'DECLINED', 'TERMINATED'] as const)
      expect(stepsOf(bookingIn(status))).toEqual([]);
  });

  test('writes a calendar file with whole days, escaped and folded', async () => {
    const file = await calendarFile(
      [
        {
          uid: 'bkg_1-in@hueco',
          day: '2027-04-30',
          title: 'Entrada: Trastero seco, amplio y luminoso con estanterías en Lavapiés',
          text: 'a;b\nc',
          place: 'Calle de Ñ, 1',
          isCertain: false,
        },
      ],
      new Date('2027-03-02T09:55:00Z'),
    ).text();
    expect(file).toContain('DTSTART;VALUE=DATE:20270430\r\nDTEND;VALUE=DATE:20270501');
    expect(file).toContain('DTSTAMP:20270302T095500Z');
    expect(file).toContain('DESCRIPTION:a\\;b\\nc');
    expect(file).toContain('STATUS:TENTATIVE');
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(file.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:Entrada: Trastero seco\\, amplio y luminoso con estanterías en Lavapiés',
    );
  });
});
