import 'reflect-metadata';
import { expect, test } from 'vitest';
import { NotificationGroup } from '../../../server/features/notifications/preferences/notification-groups.types.js';
import {
  areQuietHours,
  canWait,
  quietUntil,
} from '../../../server/features/notifications/preferences/quiet-hours.rules.js';

const NIGHT = { fromHour: 22, toHour: 8 };
const SIESTA = { fromHour: 14, toHour: 17 };

test.each([
  ['in the evening', NIGHT, '2027-03-02T21:00:00Z', '2027-03-03T07:00:00.000Z'],
  ['after midnight', NIGHT, '2027-03-02T23:30:00Z', '2027-03-03T07:00:00.000Z'],
  ['in the last minute', NIGHT, '2027-03-03T06:59:59Z', '2027-03-03T07:00:00.000Z'],
  ['at their end', NIGHT, '2027-03-03T07:00:00Z', null],
  ['just before', NIGHT, '2027-03-02T20:59:59Z', null],
  ['within a day', SIESTA, '2027-03-02T13:00:00Z', '2027-03-02T16:00:00.000Z'],
  ['outside of a day', SIESTA, '2027-03-02T16:00:00Z', null],
  // Clocks go forward on 28 March 2027 at 02:00: the night is an hour shorter and ends at the same clock time.
  ['in the night of a clock change', NIGHT, '2027-03-27T22:00:00Z', '2027-03-28T06:00:00.000Z'],
  ['without any', null, '2027-03-02T23:30:00Z', null],
] as const)('P1.4 quiet hours follow local time in Spain: %s', (_case, hours, now, end) => {
  expect(quietUntil(hours, new Date(now))?.toISOString() ?? null).toBe(end);
});

test.each([
  [0, 23, true],
  [8, 8, false],
  [-1, 8, false],
  [22, 24, false],
  [22.5, 8, false],
])('quiet hours must be two different hours of a day: %s to %s', (fromHour, toHour, areThey) => {
  expect(areQuietHours({ fromHour, toHour })).toBe(areThey);
});

test('P1.4 essential and urgent notifications, and those of bookings that begin today, are not delayed', () => {
  const now = new Date('2027-03-02T23:30:00Z');
  expect(canWait({ group: NotificationGroup.REVIEWS }, null, now)).toBe(true);
  expect(canWait({ group: NotificationGroup.BOOKINGS }, '2027-03-04', now)).toBe(true);
  // It is already the third in Spain.
  expect(canWait({ group: NotificationGroup.BOOKINGS }, '2027-03-03', now)).toBe(false);
  expect(canWait({ group: NotificationGroup.BOOKINGS, isUrgent: true }, '2027-03-04', now)).toBe(false);
  expect(canWait({ group: NotificationGroup.ESSENTIAL }, null, now)).toBe(false);
});
