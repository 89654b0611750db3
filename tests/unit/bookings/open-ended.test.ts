import { expect, test } from 'vitest';
import { isOpenEnded } from '../../../server/features/bookings/booking-status.rules.js';
import { BookingActor, BookingStatus, TermType } from '../../../server/features/bookings/booking.enums.js';

const { ROLLING, FIXED } = TermType;

test.each([
  ['requested', ROLLING, BookingStatus.REQUESTED, null, true],
  ['confirmed', ROLLING, BookingStatus.CONFIRMED, null, true],
  ['running', ROLLING, BookingStatus.ACTIVE, null, true],
  ['under notice', ROLLING, BookingStatus.ENDING, BookingActor.RENTER, false],
  ['whose last day has passed', ROLLING, BookingStatus.MOVE_OUT, null, false],
  ['terminated by the staff', ROLLING, BookingStatus.TERMINATED, null, false],
  ['over', ROLLING, BookingStatus.COMPLETED, null, false],
  ['that was declined', ROLLING, BookingStatus.DECLINED, null, true],
  ['with an end', FIXED, BookingStatus.ACTIVE, null, false],
])('P3 a rental %s (%s)', (_what, termType, status, noticeBy, expected) => {
  expect(isOpenEnded({ termType, status, noticeBy })).toBe(expected);
});
