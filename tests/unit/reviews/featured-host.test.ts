import { expect, test } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import {
  meetsCriteria,
  type HostMetrics,
} from '../../../server/features/reviews/featured-hosts/featured-host.rules.js';

/** The minimum of every criterion. */
const JUST: HostMetrics = {
  completedStays: 5,
  rentedDays: 0,
  reviewCount: 10,
  reviewSum: 47,
  requests: 10,
  answeredRequests: 9,
  confirmedBookings: 100,
  cancelledByHost: 1,
};

test.each<[string, Partial<HostMetrics>, boolean]>([
  ['everything just met', {}, true],
  ['4 stays and 179 days', { completedStays: 4, rentedDays: 179 }, false],
  ['no stay over but 180 days rented', { completedStays: 0, rentedDays: 180 }, true],
  ['4 reviews', { reviewCount: 4, reviewSum: 20 }, false],
  ['an average of 4.6', { reviewSum: 46 }, false],
  ['8 of 10 requests answered', { answeredRequests: 8 }, false],
  ['instant booking only', { requests: 0, answeredRequests: 0 }, true],
  ['1 of 99 bookings cancelled', { confirmedBookings: 99 }, false],
  ['nothing confirmed, nothing cancelled', { confirmedBookings: 0, cancelledByHost: 0 }, true],
])('P6 a featured host must meet every criterion: %s', (_case, change, isMet) => {
  expect(meetsCriteria({ ...JUST, ...change }, defaultConstants)).toBe(isMet);
});
