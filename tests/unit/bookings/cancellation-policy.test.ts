import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromDayNumber, toDayNumber } from '../../../server/core/values/date-range.js';
import { startOfDayInstant } from '../../../server/core/values/time-zone.js';
import type { CancellationCause } from '../../../server/features/bookings/cancellation/cancellation-policy.js';
import { refundOf } from '../../../server/features/bookings/cancellation/cancellation-policy.js';
import {
  freeCancellationUntil,
  freeHoursAfterConfirmation,
  type FreeCancellationTerms,
} from '../../../server/features/bookings/cancellation/free-cancellation.rules.js';
import { CancellationPolicy } from '../../../server/features/spaces/space.enums.js';

const { FLEXIBLE, MODERATE, STRICT } = CancellationPolicy;
const zone = 'Europe/Madrid';
const from = '2027-12-01';
const start = startOfDayInstant(from, zone);
const hoursBefore = (hours: number): Date => new Date(start.getTime() - hours * 3_600_000);
const daysBefore = (days: number): Date => hoursBefore(24 * days);
const paid = { rentCents: 7000, renterFeeCents: 700, protectionCents: 0 };
const longAgo = new Date('2027-09-01T10:00:00Z');

function refund(policy: CancellationPolicy, cancelledAt: Date, changes: object = {}): [number, string] {
  const result = refundOf({
    policy,
    cause: 'renterChoice',
    from,
    zone,
    confirmedAt: longAgo,
    cancelledAt,
    paid,
    isHostTrader: false,
    ...changes,
  });
  return [result.totalCents, result.rule];
}

describe('free cancellation', () => {
  const free = (policy: CancellationPolicy, changes: Partial<FreeCancellationTerms> = {}, now = longAgo) =>
    freeCancellationUntil(
      { policy, from, zone, confirmedAt: null, isHostTrader: false, chargeDueAt: null, ...changes },
      now,
    );

  test.each([
    [FLEXIBLE, '2027-11-29T23:00:00.000Z'],
    [MODERATE, '2027-11-23T23:00:00.000Z'],
    [STRICT, '2027-10-31T23:00:00.000Z'],
  ])('%s for a stay from 1 December lasts until %s', (policy, until) => {
    expect(free(policy)?.toISOString()).toBe(until);
  });

  test.each([
    ['a strict policy is over', STRICT, daysBefore(20), 24],
    ['a moderate one ends today', MODERATE, daysBefore(7.5), 24],
    ['the policy lasts longer', STRICT, longAgo, null],
    ['a flexible one lasts longer', FLEXIBLE, daysBefore(20), null],
    ['the host may answer too near the start', STRICT, daysBefore(3), null],
  ])('P4 freeHoursAfterConfirmation before the confirmation: %s', (_when, policy, now, hours) => {
    const terms = { policy, from, zone, confirmedAt: null, isHostTrader: false, chargeDueAt: null };
    expect(freeHoursAfterConfirmation(terms, now)).toBe(hours);
  });

  test('the Canary Islands use their own time zone', () => {
    expect(free(FLEXIBLE, { zone: 'Atlantic/Canary' })?.toISOString()).toBe('2027-11-30T00:00:00.000Z');
  });

  test('the cooling-off day extends a stricter policy, up to 48 hours before the start', () => {
    const confirmedAt = daysBefore(10);
    expect(free(STRICT, { confirmedAt })).toEqual(daysBefore(9));
    expect(free(STRICT, { confirmedAt: hoursBefore(60) })).toEqual(hoursBefore(48));
    expect(free(FLEXIBLE, { confirmedAt })).toEqual(hoursBefore(24));
  });

  test("a professional host's right of withdrawal extends it, at most to the start", () => {
    expect(free(STRICT, { confirmedAt: daysBefore(20), isHostTrader: true })?.toISOString()).toBe(
      '2027-11-25T23:00:00.000Z',
    );
    expect(free(STRICT, { confirmedAt: daysBefore(5), isHostTrader: true })).toEqual(start);
  });

  test('it lasts until a pending first charge is due', () => {
    expect(free(STRICT, { confirmedAt: longAgo, chargeDueAt: daysBefore(28) })).toEqual(daysBefore(28));
    expect(free(FLEXIBLE, { confirmedAt: longAgo, chargeDueAt: daysBefore(7) })).toEqual(hoursBefore(24));
  });

  test('is null once it has passed', () => {
    expect(free(FLEXIBLE, {}, hoursBefore(24))).toBeNull();
    expect(free(FLEXIBLE, {}, hoursBefore(25))).toEqual(hoursBefore(24));
  });
});

describe('P-14 the refund table', () => {
  test.each([
    [FLEXIBLE, 24.1, 7700, 'free'],
    [FLEXIBLE, 24, 4500, 'partial'],
    [FLEXIBLE, -1, 4500, 'partial'],
    [MODERATE, 7 * 24 + 0.1, 7700, 'free'],
    [MODERATE, 7 * 24, 3500, 'partial'],
    [MODERATE, 24.1, 3500, 'partial'],
    [MODERATE, 24, 0, 'nothing'],
    [STRICT, 30 * 24 + 0.1, 7700, 'free'],
    [STRICT, 30 * 24, 3500, 'partial'],
    [STRICT, 7 * 24 + 0.1, 3500, 'partial'],
    [STRICT, 7 * 24, 0, 'nothing'],
    [STRICT, -1, 0, 'nothing'],
  ])('%s, %d hours before: %i cents (%s)', (policy, hours, cents, rule) => {
    expect(refund(policy, hoursBefore(hours))).toEqual([cents, rule]);
  });

  test('within a day of the confirmation all is refunded if the start is more than 48 hours away', () => {
    expect(refund(STRICT, daysBefore(4), { confirmedAt: hoursBefore(4 * 24 + 23) })).toEqual([7700, 'cooling_off']);
    expect(refund(STRICT, hoursBefore(47), { confirmedAt: hoursBefore(50), isHostTrader: true })).toEqual([
      7700,
      'withdrawal_right',
    ]);
  });

  test("within 14 days of the contract a professional's renter gets all back, a private host's renter the fee", () => {
    const confirmedAt = daysBefore(14);
    expect(refund(STRICT, daysBefore(2), { confirmedAt, isHostTrader: true })).toEqual([7700, 'withdrawal_right']);
    expect(refund(STRICT, daysBefore(2), { confirmedAt })).toEqual([700, 'nothing']);
    expect(refund(STRICT, daysBefore(2), { confirmedAt: daysBefore(17) })).toEqual([0, 'nothing']);
  });

  test.each<CancellationCause>([
    'hostCancelled',
    'declined',
    'expired',
    'noAccess',
    'materiallyDifferent',
    'unsafe',
    'doubleBooking',
    'spaceRemoved',
    'documentedEmergency',
  ])('everything is refunded: %s', (cause) =>
    expect(refund(STRICT, hoursBefore(-5), { cause })).toEqual([7700, 'not_renters_fault']),
  );

  test('less than 25 € paid: nothing is refunded and nothing more is owed', () => {
    expect(
      refund(FLEXIBLE, hoursBefore(1), { paid: { rentCents: 1633, renterFeeCents: 250, protectionCents: 0 } }),
    ).toEqual([0, 'nothing']);
  });

  test('the refund is between zero and the paid amount and never grows with time, in 20,000 cases', () => {
    const amount = fc.integer({ min: 0, max: 400_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(FLEXIBLE, MODERATE, STRICT),
        fc.integer({ min: toDayNumber('2026-06-01'), max: toDayNumber('2028-06-01') }).map(fromDayNumber),
        fc.record({ rentCents: amount, renterFeeCents: amount, protectionCents: amount }),
        fc.integer({ min: 0, max: 200 * 24 }),
        fc.integer({ min: 0, max: 100 * 24 }),
        fc.integer({ min: 0, max: 100 * 24 }),
        fc.boolean(),
        (policy, day, amounts, lead, wait, moreWait, isHostTrader) => {
          const confirmedAt = new Date(startOfDayInstant(day, zone).getTime() - lead * 3_600_000);
          const after = (hours: number) =>
            refundOf({
              policy,
              cause: 'renterChoice',
              from: day,
              zone,
              confirmedAt,
              paid: amounts,
              isHostTrader,
              cancelledAt: new Date(confirmedAt.getTime() + hours * 3_600_000),
            });
          const sooner = after(wait);
          const later = after(wait + moreWait);
          for (const field of ['rentCents', 'renterFeeCents', 'protectionCents'] as const) {
            if (sooner[field] < 0 || sooner[field] > amounts[field]) return false;
          }
          return (
            later.totalCents <= sooner.totalCents &&
            sooner.totalCents === sooner.rentCents + sooner.renterFeeCents + sooner.protectionCents
          );
        },
      ),
      { numRuns: 20_000 },
    );
  });
});
