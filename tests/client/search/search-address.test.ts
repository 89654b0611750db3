import { expect, test } from 'vitest';
import type { SpaceFilter } from '../../../client/generated/graphql';
import { AccessModeValues } from '../../../client/generated/values/AccessMode';
import { SpaceFeatureValues } from '../../../client/generated/values/SpaceFeature';
import { SpaceTypeValues } from '../../../client/generated/values/SpaceType';
import { StorableThingValues } from '../../../client/generated/values/StorableThing';
import { filterOf, searchOfFilter } from '../../../client/features/search/search-filter';
import { EMPTY_SEARCH, parseSearch } from '../../../client/ui/search-pill/search-params';

// The path is a variable that the compiler does not follow, because the server's types are not part of the client's.
const SERVERS = '../../../server/features/search/search-address.rules.ts';
const { searchAddress } = (await import(/* @vite-ignore */ SERVERS)) as { searchAddress: (filter: object) => string };

/** Every field of a filter the search page can set, as the API names it. */
const WHOLE: SpaceFilter = {
  city: 'Málaga',
  text: 'seco y con estantes',
  type: [...SpaceTypeValues],
  from: '2099-12-01',
  to: '2100-02-28',
  priceMinCents: 1050,
  priceMaxCents: 12_000,
  sizeMinM2: 2.5,
  sizeMaxM2: 40,
  features: [...SpaceFeatureValues],
  accessMode: AccessModeValues[0],
  is24h: true,
  isInstantBook: true,
  hasFeaturedHost: true,
  hasElectricMeter: true,
  heightMinM: 2.1,
  doorWidthMinM: 0.9,
  minStayMaxDays: 30,
  radiusM: 5000,
  bounds: { south: 40.41234, west: -3.71234, north: 40.45, east: -3.68 },
  things: StorableThingValues.map((thing, index) => ({ thing, count: index + 1 })),
};

/* The filter as the server stores it, with names of enums in lower case. */
const stored = (filter: SpaceFilter) =>
  JSON.parse(JSON.stringify(filter), (key, value: unknown) => {
    const isName = key === 'accessMode' || key === 'thing' || (/^\d+$/.test(key) && typeof value === 'string');
    return isName ? String(value).toLowerCase() : value;
  }) as object;

const asked = (filter: SpaceFilter) =>
  filterOf(parseSearch(new URL(searchAddress(stored(filter)), 'https://hueco.test').searchParams));

test('RTE-6 the search page reads the search address of a mail as the same search', () => {
  expect(asked(WHOLE)).toEqual(WHOLE);
  const { city: _, ...rest } = WHOLE;
  expect(asked({ ...rest, postalCode: 'Calle de Alcalá 1, Ñ & más' })).toEqual({
    ...rest,
    postalCode: 'Calle de Alcalá 1, Ñ & más',
  });
  expect(asked({})).toEqual({});
});

test('RTE-6 the page of a saved search has its words, with and without a place', () => {
  for (const filter of [{ text: 'laurel' }, { city: 'Madrid', text: 'laurel' }]) {
    expect(asked(filter)).toEqual(filter);
    expect(filterOf({ ...EMPTY_SEARCH, ...searchOfFilter(filter) })).toEqual(filter);
  }
});

test('a search around a point becomes its bounding box, in mails and in saved searches', () => {
  const near = { lat: 40.4168, lng: -3.7038, radiusM: 5000 };
  const { bounds } = asked({ near });
  expect(bounds).toEqual({ south: 40.37188, west: -3.76279, north: 40.46172, east: -3.64481 });
  expect(searchOfFilter({ near }).bounds).toEqual(bounds);
});
