import { describe, expect, test } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import { BookingActor, TermType } from '../../../server/features/bookings/booking.enums.js';
import { closedRanges } from '../../../server/features/bookings/changes/notice/notice-days.rules.js';
import { CancellationPolicy } from '../../../server/features/spaces/space.enums.js';

const stay = (cancellationPolicy: CancellationPolicy, minDays: number) => ({
  from: '2027-03-01',
  to: '2027-04-30',
  termType: TermType.FIXED,
  cancellationPolicy,
  termsSnapshot: { minDays, constants: defaultConstants },
});
const reasonsOf = (policy: CancellationPolicy, minDays: number) =>
  closedRanges(stay(policy, minDays), BookingActor.RENTER, '2027-03-03').map(({ reason, to }) => `${reason} ${to}`);

describe('P3 the days on which a renter cannot leave', () => {
  test('under the strict policy its minimum stay is the reason where it is the longer one', () => {
    expect(reasonsOf(CancellationPolicy.STRICT, 7).slice(0, 2)).toEqual([
      'notice 2027-03-18',
      'policy_min_stay 2027-03-31',
    ]);
    expect(reasonsOf(CancellationPolicy.STRICT, 30)[1]).toBe('min_stay 2027-03-31');
    expect(reasonsOf(CancellationPolicy.FLEXIBLE, 20)[1]).toBe('min_stay 2027-03-21');
  });
});
