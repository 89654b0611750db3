import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import type { Comparable, SuggestionSubject } from '../../../server/features/spaces/pricing/price-suggestion.js';
import {
  chooseComparables,
  priceReasons,
  suggestPrice as suggestWith,
} from '../../../server/features/spaces/pricing/price-suggestion.js';
import { zoneBaseCents } from '../../../server/features/spaces/pricing/price-zones.js';
import { AccessMode, Humidity, SpaceFeature, SpaceType } from '../../../server/features/spaces/space.enums.js';

const plain: SuggestionSubject = {
  type: SpaceType.STORAGE,
  sizeM2: 4,
  postalCode: '28012',
  features: [],
  accessMode: null,
  is24h: false,
  humidity: null,
};
const suggestPrice = (subject: SuggestionSubject, candidates: readonly Comparable[]) =>
  suggestWith(subject, candidates, defaultConstants);
const near = (priceMonthCents: number, more: Partial<Comparable> = {}): Comparable => ({
  sizeM2: 4,
  priceMonthCents,
  distanceM: 500,
  isSameCity: true,
  ...more,
});

describe('the price model', () => {
  test.each([
    ['28012', SpaceType.STORAGE, 2, 41],
    ['28012', SpaceType.STORAGE, 4, 71],
    ['28012', SpaceType.STORAGE, 6.8, 107],
    ['28012', SpaceType.STORAGE, 10, 145],
    ['28012', SpaceType.GARAGE, 12, 108],
    ['08004', SpaceType.STORAGE, 4, 77],
  ])('%s %s of %d m²: %i €', (postalCode, type, sizeM2, euros) => {
    expect(suggestPrice({ ...plain, postalCode, type, sizeM2 }, []).suggestedCents).toBe(euros * 100);
  });

  test('has zones by postal code: the nine cities, other capitals, the rest', () => {
    const base = (postalCode: string) => zoneBaseCents(postalCode, defaultConstants);
    expect(['08001', '28080', '07012', '48011', '29001', '46022', '41003', '50015'].map(base)).toEqual([
      2600, 2400, 2200, 2000, 2000, 1800, 1700, 1600,
    ]);
    expect(['30001', '35004', '28901', '08930'].map(base)).toEqual([1400, 1400, 1100, 1100]);
  });

  test('applies the effects of features, and returns the two strongest as reasons', () => {
    const subject = {
      ...plain,
      accessMode: AccessMode.AUTONOMOUS,
      is24h: true,
      humidity: Humidity.SLIGHT,
      features: [SpaceFeature.DRY, SpaceFeature.HEATED, SpaceFeature.SHARED],
    };
    expect(priceReasons(subject)).toEqual([
      { code: 'autonomous', percent: 8 },
      { code: 'access_24h', percent: 5 },
      { code: 'dry', percent: 5 },
      { code: 'shared', percent: -20 },
      { code: 'damp', percent: -15 },
    ]);
    const suggestion = suggestPrice(subject, []);
    expect(suggestion.reasons).toEqual([
      { code: 'shared', percent: -20 },
      { code: 'damp', percent: -15 },
    ]);
    expect(suggestion.suggestedCents).toBe(Math.round(70.766 * 1.08 * 1.05 * 1.05 * 0.8 * 0.85) * 100);
  });

  test('counts stairs only without a lift', () => {
    const codes = (...features: SpaceFeature[]): string[] =>
      priceReasons({ ...plain, features }).map((reason) => reason.code);
    expect(codes(SpaceFeature.STAIRS_ONLY)).toEqual(['stairs']);
    expect(codes(SpaceFeature.STAIRS_ONLY, SpaceFeature.FREIGHT_LIFT)).toEqual([]);
    expect(codes(SpaceFeature.GROUND_FLOOR, SpaceFeature.VEHICLE_DOOR, SpaceFeature.ALARM)).toEqual([
      'easy_loading',
      'security',
    ]);
  });
});

describe('comparable spaces', () => {
  test('weigh n/(n+5): five at 101 € and a model of 71 € give 86 €', () => {
    const suggestion = suggestPrice(
      plain,
      Array.from({ length: 5 }, () => near(10_100)),
    );
    expect(suggestion).toMatchObject({
      suggestedCents: 8600,
      lowCents: 7300,
      highCents: 9900,
      farBelowCents: 4300,
      farAboveCents: 17_200,
      comparableCount: 5,
    });
    expect(suggestion.distribution).toEqual([{ fromCents: 10_000, count: 5 }]);
  });

  test('are scaled to the size of the space', () => {
    const [bin] = suggestPrice(plain, [near(14_470, { sizeM2: 8 })]).distribution;
    expect(bin).toEqual({ fromCents: 8000, count: 1 });
  });

  test('are robust against an outlier, and nearer ones weigh more', () => {
    const prices = [7000, 7000, 7000, 7000, 300_000];
    expect(
      suggestPrice(
        plain,
        prices.map((price) => near(price)),
      ).suggestedCents,
    ).toBe(7000);
    const two = [near(6000, { distanceM: 0 }), near(12_000, { distanceM: 1900 })];
    expect(suggestPrice(plain, two).suggestedCents).toBeLessThan(7077);
  });

  test('are taken from the smallest radius with five, and of similar size', () => {
    const ring = (distanceM: number, count: number): Comparable[] =>
      Array.from({ length: count }, () => near(7000, { distanceM }));
    expect(chooseComparables([...ring(1000, 5), ...ring(3000, 9)], 4)).toHaveLength(5);
    expect(chooseComparables([...ring(1000, 4), ...ring(3000, 9)], 4)).toHaveLength(13);
    expect(chooseComparables([...ring(1000, 1), ...ring(9000, 2), ...ring(12_000, 3)], 4)).toHaveLength(6);
    expect(chooseComparables([...ring(1000, 1), near(7000, { distanceM: 12_000, isSameCity: false })], 4)).toHaveLength(
      1,
    );
    expect(chooseComparables([near(7000, { distanceM: 9000, isSameCity: false })], 4)).toHaveLength(1);
    expect(
      chooseComparables(
        [near(1, { sizeM2: 1.9 }), near(2, { sizeM2: 2 }), near(3, { sizeM2: 8 }), near(4, { sizeM2: 8.1 })],
        4,
      ),
    ).toHaveLength(2);
  });
});

test('a suggestion is in whole euros between 25 and 3000 € and within its range', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(SpaceType)),
      fc.double({ min: 0.5, max: 5000, noNaN: true }),
      fc.subarray(Object.values(SpaceFeature)),
      fc.array(
        fc.record({
          sizeM2: fc.double({ min: 0.5, max: 5000, noNaN: true }),
          priceMonthCents: fc.integer({ min: 1000, max: 300_000 }),
          distanceM: fc.integer({ min: 0, max: 20_000 }),
          isSameCity: fc.boolean(),
        }),
        { maxLength: 30 },
      ),
      (type, sizeM2, features, candidates) => {
        const suggestion = suggestPrice({ ...plain, type, sizeM2, features }, candidates);
        expect(suggestion.suggestedCents % 100).toBe(0);
        expect(suggestion.suggestedCents).toBeGreaterThanOrEqual(2500);
        expect(suggestion.suggestedCents).toBeLessThanOrEqual(300_000);
        expect(suggestion.lowCents).toBeLessThanOrEqual(suggestion.suggestedCents);
        expect(suggestion.highCents).toBeGreaterThanOrEqual(suggestion.suggestedCents);
        expect(suggestion.distribution.reduce((sum, bin) => sum + bin.count, 0)).toBe(suggestion.comparableCount);
      },
    ),
    { numRuns: 1000 },
  );
});
