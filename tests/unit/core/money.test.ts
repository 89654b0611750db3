import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assertCents,
  divideRounded,
  ivaContained,
  lessPercent,
  percentBps,
  splitByWeights,
  sumCents,
} from '../../../server/core/values/money.js';

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
const bps = fc.integer({ min: 0, max: 10_000 });

describe('rounding', () => {
  test('rounds half away from zero', () => {
    expect([1, 3, 5, 7].map((half) => divideRounded(half, 2))).toEqual([1, 2, 3, 4]);
    expect(divideRounded(-5, 2)).toBe(-3);
    expect(percentBps(2333, 1000)).toBe(233);
    expect(percentBps(2335, 1000)).toBe(234);
  });

  test('agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 100_000 }), (numerator, denominator) => {
        const n = BigInt(Math.abs(numerator));
        const d = BigInt(denominator);
        const exact = Number((2n * n + d) / (2n * d));
        expect(divideRounded(numerator, denominator)).toBe(numerator < 0 ? 0 - exact : exact);
      }),
      { numRuns: 1000 },
    );
  });

  test('amounts that are not whole cents are rejected', () => {
    expect(() => assertCents(0.1 + 0.2)).toThrow(RangeError);
    expect(() => sumCents([1, 2.5])).toThrow(RangeError);
    expect(() => percentBps(Number.NaN, 1000)).toThrow(RangeError);
    expect(() => divideRounded(Number.MAX_SAFE_INTEGER, 3)).toThrow(RangeError);
  });
});

describe('shares', () => {
  test('the fee of 10.50 € contains 1.82 € of IVA', () => expect(ivaContained(1050, 2100)).toBe(182));

  test('base and tax add up, and the tax is the rate on the base within a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), bps, (total, rate) => {
        const iva = ivaContained(total, rate);
        expect(iva).toBeGreaterThanOrEqual(0);
        expect(Math.abs(percentBps(total - iva, rate) - iva)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  test('lessPercent deducts a discount', () => {
    expect(lessPercent(7000, 15)).toBe(5950);
    expect(lessPercent(1333, 7)).toBe(1240);
  });
});

describe('splitting', () => {
  test('the last part gets the remainder', () => {
    expect(splitByWeights(1000, [1, 1, 1])).toEqual([333, 333, 334]);
    expect(splitByWeights(200, [1, 1, 1])).toEqual([67, 67, 66]);
    expect(splitByWeights(-1000, [1, 1, 1])).toEqual([-333, -333, -334]);
    expect(splitByWeights(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
  });

  test('parts add up to the total, and none has the opposite sign', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }),
        (total, weights) => {
          fc.pre(weights.some((weight) => weight > 0));
          const parts = splitByWeights(total, weights);
          expect(sumCents(parts)).toBe(total);
          expect(parts.every((part) => part * Math.sign(total) >= 0)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('rejects missing, zero and negative weights', () => {
    expect(() => splitByWeights(10, [])).toThrow(RangeError);
    expect(() => splitByWeights(10, [0, 0])).toThrow(RangeError);
    expect(() => splitByWeights(10, [2, -1])).toThrow(RangeError);
  });
});
