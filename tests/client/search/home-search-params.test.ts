import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AccessModeValues } from '../../../client/generated/values/AccessMode';
import { SpaceFeatureValues } from '../../../client/generated/values/SpaceFeature';
import { SpaceSortValues } from '../../../client/generated/values/SpaceSort';
import { SpaceTypeValues } from '../../../client/generated/values/SpaceType';
import { StorableThingValues } from '../../../client/generated/values/StorableThing';
import {
  EMPTY_SEARCH,
  formatSearch,
  parseSearch,
  type SearchState,
} from '../../../client/ui/search-pill/search-params';

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const text = fc
  .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
  .map((value) => value.trim())
  .filter((value) => value !== '' && value.length <= 200);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const cents = fc.integer({ min: 1, max: 10_000_000 });
const tenths = (max: number) => fc.integer({ min: 1, max: max * 10 }).map((value) => value / 10);
const degrees = (max: number) => fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((value) => value / 1e6);
const bounds = fc
  .record({ south: degrees(90), west: degrees(180), north: degrees(90), east: degrees(180) })
  .filter(({ south, west, north, east }) => south < north && west < east);

const searches: fc.Arbitrary<SearchState> = fc.record({
  postalCode: orNull(text),
  city: orNull(text),
  text: orNull(text),
  type: fc.subarray([...SpaceTypeValues]),
  from: orNull(day),
  to: orNull(day),
  priceMinCents: orNull(cents),
  priceMaxCents: orNull(cents),
  sizeMinM2: orNull(tenths(5000)),
  sizeMaxM2: orNull(tenths(5000)),
  features: fc.subarray([...SpaceFeatureValues]),
  access: orNull(fc.constantFrom(...AccessModeValues)),
  is24h: fc.boolean(),
  isInstantBook: fc.boolean(),
  hasFeaturedHost: fc.boolean(),
  hasElectricMeter: fc.boolean(),
  heightMinM: orNull(tenths(15)),
  doorWidthMinM: orNull(tenths(10)),
  minStayMaxDays: orNull(fc.integer({ min: 1, max: 365 })),
  things: fc
    .subarray([...StorableThingValues])
    .chain((kinds) =>
      fc.tuple(
        ...kinds.map((thing) => fc.record({ thing: fc.constant(thing), count: fc.integer({ min: 1, max: 999 }) })),
      ),
    ),
  radiusM: orNull(fc.constantFrom(2000, 5000, 10_000, 25_000)),
  bounds: orNull(bounds),
  sort: fc.constantFrom(...SpaceSortValues),
  page: fc.integer({ min: 1, max: 42 }),
  isMap: fc.boolean(),
});

describe('RTE-6 the search address', () => {
  test('parses to the search it was formatted from', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseSearch(new URLSearchParams(formatSearch(search).toString()))).toEqual(search);
      }),
    );
  });

  test('any address parses, and formatting and parsing it again changes nothing', () => {
    const keys = [
      ...formatSearch({ ...EMPTY_SEARCH, city: 'x' }).keys(),
      'type',
      'price_max',
      'size_min',
      'bbox',
      'page',
      'from',
      'sort',
      'features',
      'things',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.string()), (raw) => {
        const search = parseSearch(new URLSearchParams(raw));
        expect(parseSearch(formatSearch(search))).toEqual(search);
      }),
    );
  });

  test('contains only parameters that are set', () => {
    expect(formatSearch(EMPTY_SEARCH).toString()).toBe('');
    expect(
      Object.fromEntries(
        formatSearch({
          city: 'Madrid',
          type: ['GARAGE', 'ROOM'],
          from: '2027-04-05',
          priceMaxCents: 9950,
          things: [
            { thing: 'SOFA', count: 1 },
            { thing: 'BOX', count: 12 },
          ],
        }),
      ),
    ).toEqual({
      city: 'Madrid',
      type: 'garage,room',
      from: '2027-04-05',
      price_max: '99.5',
      things: 'box-12,sofa-1',
    });
  });

  test('ignores invalid parameters', () => {
    const wrong =
      'type=castle,garage&from=2027-02-30&to=soon&price_max=-4&size_min=big&page=0&sort=luck&bbox=1,2,3&access=never&features=,&things=elephant-1,box-0,sofa-1000,bed-1.5,chair,car--1';
    expect(parseSearch(new URLSearchParams(wrong))).toEqual({ ...EMPTY_SEARCH, type: ['GARAGE'] });
  });

  test('has only numbers that the API can read: whole ones where it wants them, and none too large', () => {
    expect(
      parseSearch(new URLSearchParams('price_min=12.345&size_min=2.5&height_min=2.1&stay_max=30.4&radius=2000.7')),
    ).toEqual({
      ...EMPTY_SEARCH,
      priceMinCents: 1235,
      sizeMinM2: 2.5,
      heightMinM: 2.1,
      minStayMaxDays: 30,
      radiusM: 2001,
    });
    const large =
      'price_min=21474836.48&price_max=1e300&size_min=1e400&stay_max=2147483648&radius=1e10&page=2147483648';
    expect(parseSearch(new URLSearchParams(large))).toEqual(EMPTY_SEARCH);
  });
});
