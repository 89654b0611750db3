import { expect, test } from 'vitest';
import { isDelayed, pausedDays, type Pause } from '../../../server/features/bookings/pauses/pauses.rules.js';

const at = (day: number, hour = 10): Date => new Date(Date.UTC(2027, 0, day, hour));
const pause = (from: number, to: number | null): Pause => ({ from: at(from), to: to === null ? null : at(to) });

test.each<[string, Pause[], number]>([
  ['none', [], 0],
  ['one', [pause(3, 8)], 5],
  ['one that began before', [pause(-5, 8)], 7],
  ['one that goes on', [pause(20, null)], 10],
  ['overlapping ones, in any order', [pause(5, 20), pause(2, 10)], 18],
  ['one in another', [pause(2, 20), pause(5, 10)], 18],
  ['separate ones', [pause(2, 4), pause(6, 9)], 5],
  ['one that was over before', [pause(-9, 1)], 0],
  ['one that was lifted at once', [pause(5, 5)], 0],
])('paused days between the 1st and the 30th: %s', (_, pauses, days) => {
  expect(pausedDays(pauses, at(1), at(30))).toBe(days);
});

test('a part of a day counts as a day, once for several parts', () => {
  const parts = [
    { from: at(3, 10), to: at(3, 11) },
    { from: at(5, 10), to: at(5, 11) },
  ];
  expect(pausedDays(parts, at(1), at(30))).toBe(1);
});

const DUE = new Date('2027-01-14T23:00:00Z');
const cycle: { isIncrease: boolean; dueAt: Date; announcedAt: Date | null; createdAt: Date } = {
  isIncrease: false,
  dueAt: DUE,
  announcedAt: at(11),
  createdAt: at(1),
};
const delayed = (pauses: Pause[], change: Partial<typeof cycle> = {}): boolean =>
  isDelayed(pauses, { ...cycle, ...change }, at(30), 'Europe/Madrid');

test('a charge is delayed by a pause that ends after its day', () => {
  expect(delayed([])).toBe(false);
  expect(delayed([pause(10, 20)])).toBe(true);
  expect(delayed([pause(10, null)])).toBe(true);
  // It was suspended before the charge was made.
  expect(delayed([pause(15, 20)])).toBe(true);
  expect(delayed([pause(10, 14)])).toBe(false);
});

test('one that was not announced is delayed by a pause that ends after the day of its notice', () => {
  expect(delayed([pause(8, 13)], { announcedAt: null })).toBe(true);
  // On the day itself it is announced in time.
  expect(delayed([pause(8, 12)], { announcedAt: null })).toBe(false);
});

test('an increase that is due at once is delayed only by a pause in which it was agreed', () => {
  const increase = { isIncrease: true, announcedAt: null, createdAt: new Date('2027-01-15T10:00:00Z') };
  expect(delayed([pause(10, 20)], increase)).toBe(true);
  expect(delayed([{ from: at(10), to: at(15, 9) }], increase)).toBe(false);
});

test('an increase of a month that is agreed on its first day is due at once too', () => {
  const agreed = { isIncrease: true, announcedAt: null, createdAt: new Date('2027-01-15T10:00:00Z') };
  expect(delayed([pause(5, 14)], agreed)).toBe(false);
  expect(delayed([pause(5, 14)], { ...agreed, isIncrease: false })).toBe(true);
});

test('a month that is planned on its first day, when the pause ends, is delayed', () => {
  const createdAt = new Date('2027-01-15T10:00:00Z');
  expect(delayed([{ from: at(10), to: at(15, 9) }], { announcedAt: null, createdAt })).toBe(true);
  expect(delayed([pause(5, 10)], { announcedAt: null, createdAt })).toBe(false);
});
