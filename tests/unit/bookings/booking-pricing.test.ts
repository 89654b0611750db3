import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { constantsFromRows, defaultConstants as constants } from '../../../server/core/constants/constants.js';
import { addDays, fromDayNumber, toDayNumber } from '../../../server/core/values/date-range.js';
import {
  discountFor,
  firstChargeDay,
  firstChargeTries,
  quoteStay,
} from '../../../server/features/bookings/quote/booking.pricing.js';
import { CancellationPolicy } from '../../../server/features/spaces/space.enums.js';
import { stayProblems } from '../../../server/features/bookings/quote/stay.rules.js';
import { ProtectionPlan, TermType } from '../../../server/features/bookings/booking.enums.js';
import {
  allInMonthCents,
  hostNetMonthCents,
  monthCharge,
  pricePerM2Cents,
} from '../../../server/features/spaces/pricing/space.pricing.js';

const quote = (from: string, to: string | null, priceMonthCents = 7000, more: object = {}) =>
  quoteStay({ priceMonthCents, from, to, constants, policy: CancellationPolicy.FLEXIBLE, ...more });

describe('examples from the product decisions', () => {
  test('one day at 70 € costs the minimum rent of 10 € and the minimum fee of 2.50 €', () => {
    expect(quote('2027-03-01', '2027-03-02')).toMatchObject({
      rentCents: 1000,
      renterFeeCents: 250,
      totalCents: 1250,
      isMinimumApplied: true,
    });
  });

  test.each([
    ['2027-03-01', '2027-03-08', 1633],
    ['2027-03-01', '2027-03-16', 3500],
    ['2027-03-01', '2027-03-30', 6767],
    ['2027-03-01', '2027-03-31', 7000],
    ['2027-03-01', '2027-04-01', 7000],
    ['2027-04-05', '2027-05-20', 10_500],
    ['2027-01-01', '2027-04-11', 23_333],
  ])('%s – %s at 70 € is %i cents of rent', (from, to, rentCents) => {
    expect(quote(from, to)).toMatchObject({ rentCents, isMinimumApplied: false });
  });

  test('1 Dec – 28 Feb at 90 € is 261 € of rent', () =>
    expect(quote('2026-12-01', '2027-02-28', 9000).rentCents).toBe(26_100));

  test('5 Apr – 20 May: 77.00 and 38.50 are 115.50; the host gets 99.75; 1.82 is IVA', () => {
    const stay = quote('2027-04-05', '2027-05-20', 7000, { today: '2027-03-02' });
    expect(stay.lines.map((line) => line.totalCents)).toEqual([7700, 3850]);
    expect(stay.lines.map((line) => line.dueOn)).toEqual(['2027-03-02', '2027-05-05']);
    expect(stay).toMatchObject({
      days: 45,
      totalCents: 11_550,
      firstChargeCents: 7700,
      hostNetCents: 9975,
      commissionCents: 525,
      ivaCents: 182,
    });
  });

  test('70 € a month: 77 € for the renter, 66.50 € for the host, 10.50 € for the platform', () => {
    expect(allInMonthCents(7000, constants)).toBe(7700);
    expect(hostNetMonthCents(7000, constants)).toBe(6650);
    const month = monthCharge(7000, constants);
    expect(month.totalCents - month.hostNetCents).toBe(1050);
    expect(pricePerM2Cents(7000, 4.2, constants)).toBe(1833);
  });
});

describe('limits', () => {
  test('the renter fee is at most 40 € per cycle', () => {
    expect(quote('2027-03-01', '2027-05-01', 300_000).lines.map((line) => line.renterFeeCents)).toEqual([4000, 4000]);
  });

  test('the minimum fee applies once per booking, with the first charge', () => {
    const cheap = quote('2027-03-01', '2027-05-01', 1000);
    expect(cheap.lines.map((line) => line.renterFeeCents)).toEqual([150, 100]);
    expect(quote('2027-03-01', '2027-07-01', 1000).lines.map((line) => line.renterFeeCents)).toEqual([
      100, 100, 100, 100,
    ]);
  });

  test('the guarantee plan is charged per started cycle', () => {
    const plus = quote('2027-04-05', '2027-05-20', 7000, { protectionPlan: ProtectionPlan.PLUS });
    expect(plus).toMatchObject({ protectionCents: 998, totalCents: 12_548, firstChargeCents: 8199, ivaCents: 182 });
  });

  test('discounts begin at 90, 180 and 365 days', () => {
    const discounts = { from90Percent: 5, from180Percent: 10, from365Percent: 15 };
    expect([1, 89, 90, 179, 180, 364, 365, 366].map((days) => discountFor(days, discounts))).toEqual([
      0, 0, 5, 5, 10, 10, 15, 15,
    ]);
    const year = quote('2027-03-01', '2028-03-01', 7000, { discounts });
    expect(year).toMatchObject({ discountPercent: 15, monthlyPriceCents: 5950, rentCents: 71_400 });
    expect(year.lines).toHaveLength(12);
  });

  test('a rolling stay quotes its first month, lasts a year and gets no discount', () => {
    const discounts = { from90Percent: 5, from180Percent: 10, from365Percent: 15 };
    const rolling = quote('2027-03-01', null, 7000, { termType: TermType.ROLLING, discounts });
    expect(rolling).toMatchObject({ to: '2028-03-01', totalCents: 7700, firstChargeCents: 7700, discountPercent: 0 });
    expect(rolling.lines).toHaveLength(1);
  });

  test('the first charge of a start far ahead is due a week before it', () => {
    expect(quote('2027-05-01', '2027-06-01', 7000, { today: '2027-03-02' }).lines[0]?.dueOn).toBe('2027-03-02');
    expect(quote('2027-05-02', '2027-06-02', 7000, { today: '2027-03-02' }).lines[0]?.dueOn).toBe('2027-04-25');
  });

  test('empty and reversed stays throw', () => {
    expect(() => quote('2027-03-01', '2027-03-01')).toThrow(RangeError);
    expect(() => quote('2027-03-02', '2027-03-01')).toThrow(RangeError);
    expect(() => quote('2027-03-01', null)).toThrow(RangeError);
  });
});

describe('properties', () => {
  const from = fc.integer({ min: toDayNumber('2026-01-01'), max: toDayNumber('2032-12-31') }).map(fromDayNumber);
  const days = fc.integer({ min: 1, max: 365 });
  const price = fc.integer({ min: 10, max: 3000 }).map((euros) => euros * 100);
  const plan = fc.constantFrom(...Object.values(ProtectionPlan));
  const discounts = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 3, maxLength: 3 }).map((list) => {
    const [from90Percent = 0, from180Percent = 0, from365Percent = 0] = list.sort((a, b) => a - b);
    return { from90Percent, from180Percent, from365Percent };
  });

  test('P-12 the lines add up to the totals, and no amount is negative or fractional', () => {
    fc.assert(
      fc.property(
        from,
        days,
        price,
        plan,
        discounts,
        (start, length, priceMonthCents, protectionPlan, hostDiscounts) => {
          const stay = quote(start, addDays(start, length), priceMonthCents, {
            protectionPlan,
            discounts: hostDiscounts,
          });
          for (const field of [
            'rentCents',
            'renterFeeCents',
            'protectionCents',
            'ivaCents',
            'totalCents',
            'commissionCents',
            'hostNetCents',
          ] as const) {
            expect(stay[field]).toBe(stay.lines.reduce((sum, line) => sum + line[field], 0));
            expect(stay.lines.every((line) => Number.isInteger(line[field]) && line[field] >= 0)).toBe(true);
          }
          expect(stay.totalCents).toBe(stay.rentCents + stay.renterFeeCents + stay.protectionCents);
          expect(stay.rentCents).toBe(stay.hostNetCents + stay.commissionCents);
          expect(stay.firstChargeCents).toBe(stay.lines[0]?.totalCents);
          expect(stay.rentCents).toBeGreaterThanOrEqual(constants.MIN_BOOKING_TOTAL_CENTS);
          expect(stay.renterFeeCents).toBeGreaterThanOrEqual(constants.RENTER_FEE_MIN_CENTS);
          expect(stay.days).toBe(stay.lines.reduce((sum, line) => sum + line.days, 0));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a longer stay or a higher price never costs less (without discounts)', () => {
    fc.assert(
      fc.property(from, days, price, fc.integer({ min: 0, max: 100_000 }), (start, length, priceMonthCents, more) => {
        const total = quote(start, addDays(start, length), priceMonthCents).totalCents;
        expect(quote(start, addDays(start, length + 1), priceMonthCents).totalCents).toBeGreaterThanOrEqual(total);
        expect(quote(start, addDays(start, length), priceMonthCents + more).totalCents).toBeGreaterThanOrEqual(total);
      }),
      { numRuns: 1000 },
    );
  });

  test('the monthly price shown equals the first month of a rolling stay', () => {
    fc.assert(
      fc.property(from, price, (start, priceMonthCents) => {
        const month = quote(start, null, priceMonthCents, { termType: TermType.ROLLING });
        expect(allInMonthCents(priceMonthCents, constants)).toBe(month.totalCents);
        expect(hostNetMonthCents(priceMonthCents, constants)).toBe(month.hostNetCents);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('validation of the requested days', () => {
  const request = {
    from: '2027-03-10',
    to: '2027-04-10',
    today: '2027-03-02',
    minDays: 30,
    availableFrom: null,
    constants,
  };
  const codes = (changes: object): string[] =>
    stayProblems({ ...request, ...changes }).map((problem) => `${problem.path} ${problem.code}`);

  test.each([
    [{}, []],
    [{ to: null }, []],
    [{ from: '2027-03-02', to: '2027-04-02' }, []],
    [{ from: '2027-03-01', to: '2027-04-02' }, ['from DATE_IN_PAST']],
    [{ from: 'soon' }, ['from REQUIRED']],
    [{ to: '2027-03-10' }, ['to DATES_REVERSED']],
    [{ to: '2027-04-08' }, ['to STAY_TOO_SHORT']],
    [{ to: '2027-04-09' }, []],
    [{ to: '2028-03-10' }, []],
    [{ to: '2028-03-11' }, ['to STAY_TOO_LONG']],
    [{ availableFrom: '2027-03-11' }, ['from BEFORE_AVAILABLE']],
    [{ availableFrom: '2027-03-10' }, []],
    [{ from: '2027-08-29', to: null }, []],
    [{ from: '2027-08-30', to: null }, ['from START_TOO_FAR']],
    [{ from: '2027-03-01', to: '2027-02-01' }, ['from DATE_IN_PAST', 'to DATES_REVERSED']],
  ])('%j: %j', (changes, expected) => expect(codes(changes)).toEqual(expected));
});

describe('first charge of a start far ahead', () => {
  const { FLEXIBLE, MODERATE, STRICT } = CancellationPolicy;
  const days = (FIRST_CHARGE_BEFORE_START_DAYS: number) =>
    firstChargeTries('2027-06-10', { ...constants, FIRST_CHARGE_BEFORE_START_DAYS }, FLEXIBLE);

  test('is tried up to three times, every other day, before the start', () => {
    expect(days(7)).toEqual(['2027-06-03', '2027-06-05', '2027-06-07']);
    expect(days(3)).toEqual(['2027-06-07', '2027-06-09']);
    expect(firstChargeDay('2027-06-10', '2027-03-02', constants, FLEXIBLE)).toBe(days(7)[0]);
  });

  test('is due at the latest on the day from which the policy keeps a part of it', () => {
    const first = (policy: CancellationPolicy) => firstChargeDay('2027-06-10', '2027-03-02', constants, policy);
    expect([FLEXIBLE, MODERATE, STRICT].map(first)).toEqual(['2027-06-03', '2027-06-03', '2027-05-11']);
    expect(firstChargeTries('2027-06-10', constants, STRICT)).toEqual(['2027-05-11', '2027-05-13', '2027-05-15']);
    expect(firstChargeDay('2027-06-10', '2027-05-20', { ...constants, CAPTURE_MAX_LEAD_DAYS: 0 }, STRICT)).toBe(
      '2027-05-20',
    );
  });
});

describe('constants', () => {
  test('every default is within its limits, and a database row replaces it', () => {
    expect(constantsFromRows([{ key: 'RENTER_FEE_BPS', value: '1200' }])).toEqual({
      ...constants,
      RENTER_FEE_BPS: 1200,
    });
    const rows = Object.entries(constants).map(([key, value]) => ({ key, value }));
    expect(constantsFromRows(rows)).toEqual(constants);
  });

  test('a row out of range throws, and an unknown one is ignored', () => {
    expect(
      constantsFromRows([
        { key: 'FREE_BEER', value: 1 },
        { key: 'toString', value: 1 },
      ]),
    ).toEqual(constants);
    expect(() => constantsFromRows([{ key: 'RENTER_FEE_BPS', value: 9999 }])).toThrow('RENTER_FEE_BPS');
    expect(() => constantsFromRows([{ key: 'PAYMENT_TTL_MIN', value: 4 }])).toThrow('PAYMENT_TTL_MIN');
    expect(() => constantsFromRows([{ key: 'RENTER_FEE_BPS', value: 'much' }])).toThrow('RENTER_FEE_BPS');
  });
});
