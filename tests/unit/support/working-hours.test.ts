import { describe, expect, test } from 'vitest';
import {
  afterWorkingMinutes,
  isWorkingDay,
  workingMinutesBetween,
} from '../../../server/features/support/working-hours.rules.js';

const at = (instant: string): Date => new Date(instant);
const after = (instant: string, minutes: number): string => afterWorkingMinutes(at(instant), minutes).toISOString();

describe('P14 working hours', () => {
  test('are 9:00 to 19:00 in Madrid, Monday to Saturday', () => {
    // From Tuesday 10:55, four hours later on the same day.
    expect(after('2027-03-02T09:55:00Z', 240)).toBe('2027-03-02T13:55:00.000Z');
    // From 7:00, counted from 9:00.
    expect(after('2027-03-02T06:00:00Z', 60)).toBe('2027-03-02T09:00:00.000Z');
    // From 17:30, an hour and a half today and the rest tomorrow.
    expect(after('2027-03-02T16:30:00Z', 240)).toBe('2027-03-03T10:30:00.000Z');
  });

  test('exclude Sundays', () => {
    expect(after('2027-03-06T17:00:00Z', 240)).toBe('2027-03-08T11:00:00.000Z');
    expect(after('2027-03-07T10:00:00Z', 60)).toBe('2027-03-08T09:00:00.000Z');
  });

  test('exclude national holidays, including Good Friday', () => {
    // Easter Sunday is 28 March 2027 and 16 April 2028.
    expect(isWorkingDay('2027-03-26')).toBe(false);
    expect(isWorkingDay('2027-03-25')).toBe(true);
    expect(isWorkingDay('2028-04-14')).toBe(false);
    expect(isWorkingDay('2027-10-12')).toBe(false);
    expect(after('2027-12-24T17:00:00Z', 120)).toBe('2027-12-27T09:00:00.000Z');
  });

  test('follow local time across the change to summer time', () => {
    // Summer time begins on Sunday 28 March 2027: 19:00 is 18:00 UTC before, and 9:00 is 7:00 UTC after.
    expect(after('2027-03-27T17:30:00Z', 60)).toBe('2027-03-29T07:30:00.000Z');
  });

  test('are counted between two instants', () => {
    expect(workingMinutesBetween(at('2027-03-02T08:05:00Z'), at('2027-03-02T09:12:00Z'))).toBe(67);
    expect(workingMinutesBetween(at('2027-03-06T17:00:00Z'), at('2027-03-08T08:30:00Z'))).toBe(90);
    expect(workingMinutesBetween(at('2027-03-07T10:00:00Z'), at('2027-03-07T12:00:00Z'))).toBe(0);
  });
});
