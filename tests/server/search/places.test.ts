import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metresBetween } from '../../../server/core/values/mercator.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { plainSpaces, search, searchAll, type Filter, type PlainSpace } from '../../support/search.js';

let app: TestApp;
let spaces: PlainSpace[];

beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  spaces = await plainSpaces(app);
});
afterAll(() => app.stop());

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).sort();
const PLACES = `query ($filter: SpaceFilter) { searchSpaces(filter: $filter) { totalCount place { name } suggestedPlace { name } } }`;
const askPlace = async (filter: Filter) =>
  (await app.visitor().query<{ searchSpaces: object }>(PLACES, { filter })).searchSpaces;
const all = (filter: Filter, sort = 'RECOMMENDED') => searchAll(app, { filter, sort, first: 50 });

describe('LOC-4 interpretation of the place field', () => {
  test('a five-digit number is a postal code', async () => {
    const found = await search(app, { filter: { postalCode: '28010' } });
    expect(found.place).toMatchObject({ kind: 'POSTAL_CODE', name: '28010' });
    expect(found.totalCount).toBeGreaterThan(5);
    expect(idsOf(await all({ postalCode: '28010' }))).toEqual(
      idsOf(spaces.filter(({ postalCode }) => postalCode === '28010')),
    );
  });

  test('a text that contains a postal code is read as that postal code', async () => {
    expect(idsOf(await all({ postalCode: 'Calle de Luchana 4, 28010 Madrid' }))).toEqual(
      idsOf(await all({ postalCode: '28010' })),
    );
  });

  test('a district of a large city finds exactly its spaces', async () => {
    for (const [text, city, district] of [
      ['Chamberí', 'Madrid', 'Chamberí'],
      ['chamberi', 'Madrid', 'Chamberí'],
      ['Nervión', 'Sevilla', 'Nervión'],
      ['Gràcia', 'Barcelona', 'Gràcia'],
    ] as const) {
      const found = await search(app, { filter: { postalCode: text }, first: 1 });
      expect(found.place).toMatchObject({ kind: 'DISTRICT', name: district, city });
      const inDistrict = spaces.filter((space) => space.city === city && space.district === district);
      expect(inDistrict.length, text).toBeGreaterThan(0);
      expect(idsOf(await all({ postalCode: text })), text).toEqual(idsOf(inDistrict));
    }
  });

  test.each(['Barcelona', 'Madrid', 'Valencia', 'Sevilla', 'Zaragoza', 'Málaga', 'Murcia', 'Palma', 'Bilbao'])(
    '%s is found by its name in any letter case',
    async (name) => {
      const inCity = idsOf(spaces.filter(({ city }) => city === name));
      expect(inCity.length).toBeGreaterThan(9);
      for (const text of [name, name.toUpperCase(), name.toLowerCase()]) {
        expect(idsOf(await all({ city: text }))).toEqual(inCity);
      }
      expect(idsOf(await all({ postalCode: name }))).toEqual(inCity);
    },
  );

  test('a smaller town is found by its name, even when sent as a postal code', async () => {
    const found = await search(app, { filter: { postalCode: 'Getafe' } });
    expect(found.place).toMatchObject({ kind: 'CITY', name: 'Getafe' });
    const inTown = idsOf(spaces.filter(({ city }) => city === 'Getafe'));
    expect(inTown.length).toBeGreaterThan(0);
    expect(idsOf(await all({ postalCode: 'Getafe' }))).toEqual(expect.arrayContaining(inTown));
  });

  test('a neighbourhood is a radius of two kilometres', async () => {
    const found = await search(app, { filter: { postalCode: 'Malasaña' }, first: 50, sort: 'DISTANCE' });
    expect(found.place?.kind).toBe('NEIGHBOURHOOD');
    const distances = found.edges.map(({ node }) => node.distanceM ?? Number.NaN);
    expect(distances.length).toBeGreaterThan(5);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThan(2010);
  });

  test.each(['Atlantis', 'Madird', 'Mad', 'Compostela'])(
    'the unknown city %s finds nothing and returns a suggested place',
    async (city) => {
      expect(await askPlace({ city })).toMatchObject({
        totalCount: 0,
        place: null,
        suggestedPlace: { name: expect.stringMatching(/^(Alanís|Mad.*|Santiago de Compostela)$/) },
      });
    },
  );

  test('LOC-4 an unknown place finds nothing and returns a suggested place; a known place returns none', async () => {
    expect(await askPlace({ postalCode: 'Atlantis' })).toEqual({
      totalCount: 0,
      place: null,
      suggestedPlace: { name: 'Alanís' },
    });
    expect(await askPlace({ city: 'Atlantis', type: ['GARAGE'] })).toMatchObject({
      totalCount: 0,
      suggestedPlace: { name: 'Alanís' },
    });
    expect(await askPlace({ postalCode: 'Getafe' })).toMatchObject({ place: { name: 'Getafe' }, suggestedPlace: null });
    expect(await askPlace({ city: 'MALAGA' })).toMatchObject({ place: { name: 'Málaga' }, suggestedPlace: null });
    expect(await askPlace({})).toMatchObject({ place: null, suggestedPlace: null });
  });

  test('words that are not a place are searched in the texts', async () => {
    const { place, totalCount } = await search(app, { filter: { postalCode: 'cerchas transpaleta' }, first: 1 });
    expect(place).toBeNull();
    expect(totalCount).toBe(0);
    const found = await all({ postalCode: 'transpaleta hormigón' });
    expect(idsOf(found)).toEqual(
      idsOf(spaces.filter(({ words }) => words.includes('transpaleta') && words.includes('hormigón'))),
    );
  });
});

describe('distances', () => {
  test('a radius filters by distance on the globe, and distances are measured from its centre', async () => {
    for (const [city, radiusM] of [
      ['Madrid', 2000],
      ['Madrid', 5000],
      ['Bilbao', 2000],
      ['Málaga', 25_000],
    ] as const) {
      const found = await app
        .visitor()
        .query<{ searchSpaces: { place: { lat: number; lng: number } } }>(
          `query ($filter: SpaceFilter) { searchSpaces(filter: $filter) { place { lat lng } } }`,
          { filter: { city } },
        );
      const centre = found.searchSpaces.place;
      const nodes = await all({ city, radiusM }, 'DISTANCE');
      const distanceOf = new Map(spaces.map((space) => [space.id, metresBetween(centre, space)]));
      // The projection's scale depends on the latitude, so half a percent at the rim may be in or out.
      const surely = spaces.filter(({ id }) => (distanceOf.get(id) ?? 0) < radiusM * 0.995);
      const perhaps = spaces.filter(({ id }) => (distanceOf.get(id) ?? 0) < radiusM * 1.005);
      expect(idsOf(nodes)).toEqual(expect.arrayContaining(idsOf(surely)));
      expect(idsOf(perhaps)).toEqual(expect.arrayContaining(idsOf(nodes)));
      for (const { id, distanceM } of nodes)
        expect(Math.abs((distanceM ?? 0) - (distanceOf.get(id) ?? 0))).toBeLessThan(1);
    }
  });

  test('P11 distances are shown from a specific place or radius, not from the centre of a city', async () => {
    const distances = async (filter: Filter, sort?: string) =>
      (await search(app, { filter, first: 3, ...(sort && { sort }) })).edges.map(({ node }) => node.distanceM !== null);
    expect(await distances({ city: 'Madrid' })).toEqual([false, false, false]);
    expect(await distances({ postalCode: 'Madrid' })).toEqual([false, false, false]);
    expect(await distances({ city: 'Madrid' }, 'DISTANCE')).toEqual([true, true, true]);
    expect(await distances({ city: 'Madrid', radiusM: 5000 })).toEqual([true, true, true]);
    expect(await distances({ postalCode: 'Chamberí' })).toEqual([true, true, true]);
    expect(await distances({})).toEqual([false, false, false]);
  });

  test('P11 the recommended order weighs proximity and size, from the given place or the city centre', async () => {
    const rows = await app
      .context()
      .em.execute<{ id: string; quality: number }[]>('select id, quality from space_search');
    const qualityOf = new Map(rows.map(({ id, quality }) => [id, quality]));
    const spaceOf = new Map(spaces.map((space) => [space.id, space]));
    const sizeShare = ({ sizeM2 }: PlainSpace) => Math.min(1, sizeM2 / 2, 20 / sizeM2);
    const scores = async (
      filter: Filter,
      metresOf: (space: PlainSpace, distances: number | null) => number,
      halfM: number,
    ) =>
      (await all(filter)).map(({ id, distanceM }) => {
        const space = spaceOf.get(id) as PlainSpace;
        const size = filter.sizeMinM2 === undefined ? 0.15 * sizeShare(space) : 0;
        const near = 0.25 / (1 + metresOf(space, distanceM) / halfM);
        return (qualityOf.get(space.uuid) ?? Number.NaN) + size + near;
      });
    const expectSorted = (found: readonly number[]): void => {
      expect(found.length).toBeGreaterThan(2);
      // The projection's scale depends slightly on the latitude.
      found.slice(1).forEach((score, index) => expect(score).toBeLessThan((found[index] ?? 0) + 0.002));
    };
    const distances = (_: PlainSpace, distanceM: number | null) => distanceM ?? Number.NaN;
    for (const filter of [
      { postalCode: 'Chamberí' },
      { postalCode: '28010' },
      { city: 'Madrid', radiusM: 5000 },
      { postalCode: 'Chamberí', sizeMinM2: 3 },
    ])
      expectSorted(await scores(filter, distances, 1000));
    const fromSol = (space: PlainSpace) => metresBetween({ lat: 40.417, lng: -3.704 }, space);
    expectSorted(await scores({ city: 'Madrid' }, fromSol, 3000));
    expectSorted(await scores({ city: 'Madrid', sizeMinM2: 8 }, fromSol, 3000));
  });

  test('P11 "Recommended" in a whole city starts with common sizes near its centre', async () => {
    const first = (await all({ city: 'Madrid' })).slice(0, 12).map(({ id }) => spaces.find((space) => space.id === id));
    for (const space of first) {
      expect(space?.sizeM2).toBeLessThan(40);
      expect(metresBetween({ lat: 40.417, lng: -3.704 }, space as PlainSpace)).toBeLessThan(8000);
    }
  });

  test('map bounds replace the place as the filter, and distances still refer to the place', async () => {
    const bounds = { south: 41.36, north: 41.42, west: 2.12, east: 2.2 };
    const nodes = await all({ postalCode: 'Chamberí', bounds });
    const inside = spaces.filter(
      ({ lat, lng }) => lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east,
    );
    expect(idsOf(nodes)).toEqual(idsOf(inside));
    expect(nodes.every(({ distanceM }) => distanceM !== null && distanceM > 400_000)).toBe(true);
  });

  test('distances and coordinates use the shown area, not the exact position', async () => {
    const rows = await app
      .context()
      .em.execute<{ lat: number; lng: number; area_lat: number; area_lng: number; x: number; s_lat: number }[]>(
        'select s.lat, s.lng, s.area_lat, s.area_lng, r.lat as s_lat from spaces s join space_search r on r.id = s.id',
      );
    expect(
      rows.every(
        (row) => row.s_lat === row.area_lat && metresBetween(row, { lat: row.area_lat, lng: row.area_lng }) > 140,
      ),
    ).toBe(true);
  });
});

interface Empty {
  totalCount: number;
  nearest: { id: string; distanceM: number | null }[];
  suggestions: {
    kind: string;
    count: number;
    priceFromCents: number | null;
    sizeUpToM2: number | null;
    filter: Filter;
  }[];
}

const NOTHING = `query ($filter: SpaceFilter) { searchSpaces(filter: $filter) { totalCount nearest { id distanceM } suggestions { kind count priceFromCents sizeUpToM2 filter } } }`;

describe('SEA-1 no results', () => {
  const ask = async (filter: Filter): Promise<Empty> =>
    (await app.visitor().query<{ searchSpaces: Empty }>(NOTHING, { filter })).searchSpaces;

  test('the ten nearest spaces that match the other filters are returned, nearest first', async () => {
    const { totalCount, nearest } = await ask({ postalCode: 'Toledo', type: ['STORAGE'] });
    expect(totalCount).toBe(0);
    expect(nearest).toHaveLength(10);
    const distances = nearest.map(({ distanceM }) => distanceM ?? Number.NaN);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const types = new Set(nearest.map(({ id }) => spaces.find((space) => space.id === id)?.type));
    expect([...types]).toEqual(['STORAGE']);
  });

  test('each suggestion finds as many spaces as it states, fewest first', async () => {
    for (const filter of [
      { city: 'Madrid', type: ['WAREHOUSE'], sizeMaxM2: 20 },
      { postalCode: '28099', sizeMinM2: 3 },
      { city: 'Palma', sizeMinM2: 400 },
    ] as Filter[]) {
      const { totalCount, suggestions } = await ask(filter);
      expect(totalCount).toBe(0);
      expect(suggestions.length, JSON.stringify(filter)).toBeGreaterThan(0);
      expect(suggestions.map(({ count }) => count)).toEqual(
        suggestions.map(({ count }) => count).sort((a, b) => a - b),
      );
      for (const suggestion of suggestions) {
        expect(
          (await search(app, { filter: suggestion.filter, first: 1 })).totalCount,
          JSON.stringify(suggestion),
        ).toBe(suggestion.count);
      }
    }
  });

  test('SEA-1 suggestions state the price or size that is closest to the request', async () => {
    const { suggestions } = await ask({ city: 'Madrid', priceMaxCents: 1000, sizeMinM2: 1 });
    const cheapest = Math.min(...spaces.filter(({ city }) => city === 'Madrid').map(({ allInCents }) => allInCents));
    expect(suggestions.find(({ kind }) => kind === 'WITHOUT_PRICE')).toMatchObject({
      priceFromCents: cheapest,
      sizeUpToM2: null,
    });
    const large = await ask({ city: 'Palma', sizeMinM2: 4000 });
    const largest = Math.max(...spaces.filter(({ city }) => city === 'Palma').map(({ sizeM2 }) => sizeM2));
    const withoutSize = large.suggestions.find(({ kind }) => kind === 'WITHOUT_SIZE');
    expect(withoutSize?.priceFromCents).toBeNull();
    expect(withoutSize?.sizeUpToM2).toBeCloseTo(largest, 3);
  });

  test('a search with results returns no suggestions', async () => {
    expect(await ask({ postalCode: '28010' })).toMatchObject({ nearest: [], suggestions: [] });
  });
});
