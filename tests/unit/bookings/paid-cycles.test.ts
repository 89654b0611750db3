import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultConstants as constants } from '../../../server/core/constants/constants.js';
import type { ServiceContext } from '../../../server/core/context.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { sumCents } from '../../../server/core/values/money.js';
import { BillingCycle } from '../../../server/features/bookings/billing/billing-cycle.entity.js';
import { paidOf, reducePaidCycles } from '../../../server/features/bookings/billing/paid-cycles.js';
import {
  monthCharges,
  planCycles,
  type CyclePlan,
  type CycleTerms,
} from '../../../server/features/bookings/billing/plan-cycles.rules.js';

const tx = { clock: { now: () => new Date('2027-01-01T00:00:00Z') } } as unknown as ServiceContext;

const anyTerms = fc.record({
  days: fc.integer({ min: 1, max: 120 }),
  rent: fc.integer({ min: 1000, max: 90_000 }),
  protectionCents: fc.constantFrom(0, 300, 700),
  commissionBps: fc.constantFrom(500, 0, 333),
  isRolling: fc.boolean(),
});
const anyChange = fc.record({
  days: fc.integer({ min: 1, max: 120 }),
  isLastFeeWaived: fc.boolean(),
  withdrawal: fc.constantFrom(null, null, null, 'fee_only' as const, 'used_days' as const),
});

/** The cycles of a plan as they are stored after collection. */
function collect(cycles: BillingCycle[], plan: CyclePlan): void {
  for (const { ivaCents: taxCents, monthNo, from, to, ...amounts } of plan.cycles) {
    const { rentCents, renterFeeCents, protectionCents, totalCents, commissionCents, hostNetCents } = amounts;
    const stored = { rentCents, renterFeeCents, protectionCents, totalCents, commissionCents, hostNetCents };
    cycles.push(Object.assign(new BillingCycle(), { ...stored, monthNo, from, to, taxCents, paidAt: new Date(0) }));
  }
}

/** The conditions that the table's check requires of each row. */
function expectWhole(cycles: readonly BillingCycle[]): void {
  for (const cycle of cycles) {
    const { rentCents, renterFeeCents, protectionCents, taxCents, totalCents, commissionCents, hostNetCents } = cycle;
    const amounts = [rentCents, renterFeeCents, protectionCents, taxCents, totalCents, commissionCents, hostNetCents];
    expect(Math.min(...amounts), JSON.stringify(amounts)).toBeGreaterThanOrEqual(0);
    expect(totalCents).toBe(rentCents + renterFeeCents + protectionCents);
    expect(hostNetCents).toBe(rentCents - commissionCents);
  }
}

test("P3 after random changes of a paid stay every collected cycle satisfies the table's constraints", () => {
  fc.assert(
    fc.property(anyTerms, fc.array(anyChange, { minLength: 1, maxLength: 5 }), ({ days, rent, ...rest }, changes) => {
      const terms: CycleTerms = {
        from: '2027-01-15',
        to: addDays('2027-01-15', days),
        monthlyRentCents: rent,
        constants,
        ...rest,
      };
      const cycles: BillingCycle[] = [];
      collect(cycles, planCycles(terms));
      for (const { days: newDays, ...change } of changes) {
        const changed = { ...terms, ...change, to: addDays(terms.from, newDays) };
        const plan = planCycles(changed, paidOf(cycles));
        const owed = sumCents(monthCharges(changed, paidOf(cycles)).map(({ totalCents }) => totalCents));
        const refunds = reducePaidCycles(tx, cycles, plan);
        expectWhole(cycles);
        expect(sumCents(refunds.map(({ amounts }) => amounts.totalCents))).toBe(plan.refundCents);
        for (const { amounts } of refunds)
          expect(amounts.hostNetCents).toBe(amounts.rentCents - amounts.commissionCents);
        collect(cycles, plan);
        expect(sumCents(cycles.map(({ totalCents }) => totalCents))).toBe(owed);
        if (change.withdrawal) return;
      }
    }),
    { numRuns: 3_000 },
  );
});
