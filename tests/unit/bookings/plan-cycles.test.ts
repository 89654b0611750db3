import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConstants as constants } from '../../../server/core/constants/constants.js';
import { addDays, addMonthsClamped, fromDayNumber, toDayNumber } from '../../../server/core/values/date-range.js';
import { sumCents } from '../../../server/core/values/money.js';
import {
  monthCharges,
  planCycles,
  plannedUntil,
  type CycleTerms,
  type PaidCycle,
} from '../../../server/features/bookings/billing/plan-cycles.rules.js';

const base: CycleTerms = {
  from: '2027-01-15',
  to: '2027-04-15',
  isRolling: false,
  monthlyRentCents: 6000,
  protectionCents: 0,
  constants,
};
const FIRST = toDayNumber('2027-01-01');

const anyTerms = fc
  .record({
    start: fc.integer({ min: 0, max: 365 }),
    days: fc.integer({ min: 1, max: 365 }),
    rent: fc.integer({ min: 1000, max: 90_000 }),
  })
  .map(({ start, days, rent }): CycleTerms => {
    const from = fromDayNumber(FIRST + start);
    return { ...base, from, to: addDays(from, days), monthlyRentCents: rent };
  });

/** The first months of a stay as they were paid. */
function paidOf(terms: CycleTerms, count: number): PaidCycle[] {
  return monthCharges(terms).slice(0, count);
}

const totalOf = (cycles: readonly { totalCents: number }[]) => sumCents(cycles.map(({ totalCents }) => totalCents));

describe('planCycles', () => {
  test('without paid cycles the plan has the months of the stay', () => {
    const { cycles, refundCents } = planCycles(base);
    expect(cycles.map(({ from, to, totalCents }) => [from, to, totalCents])).toEqual([
      ['2027-01-15', '2027-02-15', 6600],
      ['2027-02-15', '2027-03-15', 6600],
      ['2027-03-15', '2027-04-15', 6600],
    ]);
    expect(refundCents).toBe(0);
  });

  test('an end within a paid month refunds its unused days and cancels later months', () => {
    const { cycles, refunds, refundCents } = planCycles({ ...base, to: '2027-03-03' }, paidOf(base, 2));
    expect(cycles).toEqual([]);
    // 16 days at 2.00: 32.00 + 3.20.
    expect(refunds).toMatchObject([
      { monthNo: 2, rentCents: 2800, renterFeeCents: 280, totalCents: 3080, hostNetCents: 2660 },
    ]);
    expect(refundCents).toBe(3080);
  });

  test('a partial month that grows after its payment owes the difference for the new days', () => {
    const before = { ...base, to: '2027-02-25' };
    const { cycles, refundCents } = planCycles({ ...base, to: '2027-03-15' }, paidOf(before, 2));
    expect(cycles).toMatchObject([{ monthNo: 2, from: '2027-02-25', to: '2027-03-15', days: 18, totalCents: 4400 }]);
    expect(refundCents).toBe(0);
  });

  test('the minimum fee is charged once, with the first cycle', () => {
    const small = { ...base, monthlyRentCents: 2000, isRolling: true };
    expect(planCycles(small).cycles.map(({ renterFeeCents }) => renterFeeCents)).toEqual([250, 200, 200]);
    expect(planCycles(small, paidOf(small, 1)).cycles.map(({ renterFeeCents }) => renterFeeCents)).toEqual([200, 200]);
    expect(planCycles(small, paidOf(small, 1)).refundCents).toBe(0);
  });

  test('a notice by the host waives the renter fee of the last month', () => {
    const { cycles, refunds } = planCycles({ ...base, to: '2027-03-03', isLastFeeWaived: true }, paidOf(base, 1));
    expect(cycles).toMatchObject([{ monthNo: 2, rentCents: 3200, renterFeeCents: 0, ivaCents: 0, totalCents: 3200 }]);
    expect(refunds).toEqual([]);
  });

  test('a rolling stay is planned for the current and the next month, within its year', () => {
    expect(plannedUntil('2027-01-31', '2028-01-31', '2027-01-05')).toBe('2027-03-31');
    expect(plannedUntil('2027-01-31', '2028-01-31', '2027-02-28')).toBe('2027-04-30');
    expect(plannedUntil('2027-01-31', '2028-01-31', '2028-01-10')).toBe('2028-01-31');
  });

  test('paid plus planned minus refunded amounts equal the cost of the stay', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 400 }),
        (terms, paidMonths, newDays) => {
          const paid = paidOf(terms, paidMonths);
          const end = addDays(
            terms.from,
            Math.min(newDays, toDayNumber(addMonthsClamped(terms.from, 12)) - toDayNumber(terms.from)),
          );
          const changed = { ...terms, to: end };
          const { cycles, refundCents } = planCycles(changed, paid);
          expect(totalOf(paid) + totalOf(cycles) - refundCents).toBe(totalOf(monthCharges(changed, paid)));
          for (const cycle of cycles) {
            expect(cycle.totalCents).toBe(cycle.rentCents + cycle.renterFeeCents + cycle.protectionCents);
            expect(cycle.hostNetCents).toBe(cycle.rentCents - cycle.commissionCents);
          }
        },
      ),
    );
  });

  test('planning a fully paid stay changes nothing', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const all = monthCharges(terms);
        expect(planCycles(terms, all)).toEqual({ cycles: [], refunds: [], refundCents: 0 });
      }),
    );
  });
});

test('P3 the days of a last month that no card could be charged are free, and leave the minimum fee as it is', () => {
  // Two whole months and one day at 12.00: 0.40 and 0.04.
  const terms = { ...base, to: '2027-03-16', monthlyRentCents: 1200 };
  const { cycles } = planCycles(terms);
  expect(cycles.map(({ totalCents }) => totalCents)).toEqual([1330, 1320, 0]);
  expect(totalOf(cycles)).toBe(totalOf(planCycles({ ...terms, to: '2027-03-15' }).cycles));
  // A later rise charges the whole difference: two days are 0.88.
  const paid = monthCharges(terms);
  expect(planCycles({ ...terms, to: '2027-03-17' }, paid).cycles).toMatchObject([{ monthNo: 3, totalCents: 88 }]);
  expect(planCycles(terms, paid)).toMatchObject({ cycles: [], refunds: [] });
});
