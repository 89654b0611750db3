import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, oneYearAfter } from '../../../server/core/values/date-range.js';
import { metresBetween } from '../../../server/core/values/mercator.js';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import { Random } from '../../../server/db/seed/random.js';
import { signInAs } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import {
  fits,
  plainSpaces,
  randomFilter,
  refusal,
  search,
  searchAll,
  THINGS,
  type Filter,
  type PlainSpace,
} from '../../support/search.js';

let app: TestApp;
let spaces: PlainSpace[];
let today: string;

beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  spaces = await plainSpaces(app);
  today = app.services.clock.today();
});
afterAll(() => app.stop());

const expected = (filter: Filter): PlainSpace[] => spaces.filter((space) => fits(space, filter));
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).sort();

/** The condition on two adjacent results for each order. */
const ORDERS: Record<string, (a: PlainSpace, b: PlainSpace) => boolean> = {
  PRICE: (a, b) => a.allInCents <= b.allInCents,
  PRICE_PER_M2: (a, b) => a.perM2Cents <= b.perM2Cents,
  SIZE: (a, b) => a.sizeM2 >= b.sizeM2,
  NEWEST: (a, b) => a.publishedAt >= b.publishedAt,
  RECOMMENDED: () => true,
  DISTANCE: () => true,
};

describe('SEA-1 filters', () => {
  test(
    'random combinations of filters find exactly the matching spaces, in the requested order',
    { timeout: 60_000 },
    async () => {
      const random = new Random(7);
      const byId = new Map(spaces.map((space) => [space.id, space]));
      let found = 0;
      for (let round = 0; round < 150; round++) {
        const filter = randomFilter(random, spaces, today);
        const sort = random.pick(Object.keys(ORDERS));
        const nodes = await searchAll(app, { filter, sort, first: random.int(7, 50) });
        expect(idsOf(nodes), JSON.stringify({ filter, sort })).toEqual(idsOf(expected(filter)));
        const inOrder = nodes.map(({ id }) => byId.get(id) as PlainSpace);
        expect(
          inOrder.every((space, index) => index === 0 || ORDERS[sort]?.(inOrder[index - 1] as PlainSpace, space)),
          JSON.stringify({ filter, sort }),
        ).toBe(true);
        found += nodes.length;
      }
      expect(found).toBeGreaterThan(1000);
    },
  );

  test('the filter by things uses size, door, ceiling and allowed goods, and each thing excludes some spaces', async () => {
    const fitting = (things: Filter['things']) => expected({ things: things ?? [] });
    for (const things of THINGS) {
      const nodes = await searchAll(app, { filter: { things }, sort: 'SIZE', first: 50 });
      expect(idsOf(nodes), JSON.stringify(things)).toEqual(idsOf(fitting(things)));
      expect(nodes.length).toBeGreaterThan(0);
      expect(nodes.length).toBeLessThan(spaces.length);
    }
    const bySizeAlone = await search(app, { filter: { sizeMinM2: 10 }, first: 1 });
    expect(fitting([{ thing: 'CAR', count: 1 }]).length).toBeLessThan(bySizeAlone.totalCount);
  });

  test('misfits of a space agree with the filter by things', async () => {
    for (const things of THINGS) {
      const query =
        'query ($things: [ThingCountInput!]!) { searchSpaces(first: 50) { edges { node { id misfits(things: $things) } } } }';
      const { searchSpaces } = await app
        .visitor()
        .query<{ searchSpaces: { edges: { node: { id: string; misfits: string[] } }[] } }>(query, { things });
      const fitting = new Set(expected({ things }).map(({ id }) => id));
      for (const { node } of searchSpaces.edges)
        expect([node.id, node.misfits.length === 0]).toEqual([node.id, fitting.has(node.id)]);
    }
  });

  test('P11 freeFrom is the first day without a booking during the minimum stay', async () => {
    const { searchSpaces } = await app
      .visitor()
      .query<{ searchSpaces: { edges: { node: { id: string; freeFrom: string } }[] } }>(
        '{ searchSpaces(first: 50, filter: { city: "Madrid" }) { edges { node { id freeFrom } } } }',
      );
    for (const { node } of searchSpaces.edges) {
      const space = spaces.find(({ id }) => id === node.id);
      if (!space) throw new Error('not published');
      let day = space.availableFrom > today ? space.availableFrom : today;
      const isInTheWay = (stay: { from: string; to: string }): boolean =>
        stay.from < addDays(day, space.minDays) && day < stay.to;
      for (let stay; (stay = space.taken.find(isInTheWay));) day = stay.to;
      expect([node.id, node.freeFrom]).toEqual([node.id, day]);
    }
    expect(searchSpaces.edges.some(({ node }) => node.freeFrom > today)).toBe(true);
  });

  test('totalCount counts all pages', async () => {
    for (const filter of [
      {},
      { city: 'Madrid' },
      { type: ['GARAGE'] },
      { city: 'Bilbao', type: ['SHOP'], priceMaxCents: 1000 },
    ]) {
      const { totalCount, isCountCapped } = await search(app, { filter, first: 1 });
      expect(totalCount).toBe(expected(filter).length);
      expect(isCountCapped).toBe(false);
    }
  });

  test('text search ignores accents and matches stems in all texts', async () => {
    const loose = await searchAll(app, { filter: { text: 'buhardillas' }, first: 50 });
    expect(idsOf(loose)).toEqual(idsOf(spaces.filter(({ words }) => words.includes('buhardilla'))));
    expect(idsOf(await searchAll(app, { filter: { text: 'portón' }, first: 50 }))).toEqual(
      idsOf(await searchAll(app, { filter: { text: 'PORTON' }, first: 50 })),
    );
  });
});

describe('SEA-1 a text that is no place', () => {
  test('still counts in a part of the map and around a point', async () => {
    const mentioned = spaces.filter(({ words }) => words.includes('claraboyas'));
    const { lat, lng } = mentioned[0] as PlainSpace;
    const bounds = { south: lat - 0.2, west: lng - 0.2, north: lat + 0.2, east: lng + 0.2 };
    const isInside = (space: PlainSpace) => fits(space, { bounds });
    const inside = mentioned.filter(isInside);
    expect(inside.length).toBeLessThan(spaces.filter(isInside).length);
    const filter = { postalCode: 'claraboya', bounds };
    const found = await search(app, { filter, first: 50 });
    expect(idsOf(found.edges.map(({ node }) => node))).toEqual(idsOf(inside));
    expect(found.totalCount).toBe(inside.length);
    const near = { lat, lng, radiusM: 20_000 };
    expect(idsOf(await searchAll(app, { filter: { postalCode: 'claraboya', near }, first: 50 }))).toEqual(
      idsOf(mentioned.filter((space) => metresBetween(near, space) <= near.radiusM)),
    );
    // A text that is a place is replaced by the part of the map.
    const { totalCount } = await search(app, { filter: { postalCode: 'Madrid', bounds }, first: 1 });
    expect(totalCount).toBe(spaces.filter(isInside).length);
  });
});

describe('SEA-1 around a point', () => {
  const SOL = { lat: 40.4168, lng: -3.7038 };
  const metresOf = (id: string): number => {
    const { lat, lng } = spaces.find((space) => space.id === id) as PlainSpace;
    return metresBetween(SOL, { lat, lng });
  };

  test.each([{ radiusM: 900 }, { radiusM: 6000 }, {}])(
    'finds the spaces within the radius, nearest first: %o',
    async (more) => {
      const radiusM = more.radiusM ?? 2000;
      const nodes = await searchAll(app, { filter: { near: { ...SOL, ...more } }, sort: 'DISTANCE', first: 50 });
      const found = nodes.map(({ id }) => id);
      const within = (metres: number): string[] => idsOf(spaces.filter(({ id }) => metresOf(id) <= metres));
      // The search's planar distance is slightly inexact.
      expect(found).toEqual(expect.arrayContaining(within(radiusM * 0.99)));
      expect(within(radiusM * 1.01)).toEqual(expect.arrayContaining(found));
      expect(found.length).toBeGreaterThan(0);
      const metres = found.map(metresOf);
      expect(metres.every((one, index) => one >= (metres[index - 1] ?? 0) * 0.99 - 1)).toBe(true);
    },
  );

  test('replaces the named place, returns distances and suggests a wider radius', async () => {
    const query = `query ($filter: SpaceFilter) { searchSpaces(filter: $filter, sort: DISTANCE, first: 3) {
      place { name } edges { node { id distanceM } } suggestions { kind filter } } }`;
    interface Found {
      readonly searchSpaces: {
        readonly edges: readonly { readonly node: { readonly id: string; readonly distanceM: number } }[];
        readonly suggestions: readonly { readonly kind: string; readonly filter: Filter }[];
      };
    }
    const ask = async (filter: Filter) => (await app.visitor().query<Found>(query, { filter })).searchSpaces;
    const { edges } = await ask({ city: 'Sevilla', near: SOL });
    for (const { node } of edges) expect(Math.abs(node.distanceM - metresOf(node.id))).toBeLessThan(10);
    const { suggestions } = await ask({ near: { lat: 40.4168, lng: -3.95 } });
    expect(suggestions.find(({ kind }) => kind === 'WIDER_RADIUS')?.filter.near).toMatchObject({ lng: -3.95 });
  });
});

test('a saved filter is returned unchanged and finds the same spaces', async () => {
  const client = app.visitor();
  await signInAs(client, 'renter@hueco.test', DEMO_PASSWORD);
  const random = new Random(11);
  const filters: Filter[] = [
    { near: { lat: 40.4168, lng: -3.7038, radiusM: 4000 }, priceMaxCents: 20_000 },
    ...Array.from({ length: 8 }, () => randomFilter(random, spaces, today)),
  ].filter((filter) => JSON.stringify(filter) !== '{}');
  for (const filter of filters) {
    const { saveSearch } = await client.query<{ saveSearch: { savedSearch: { id: string; filter: Filter } } }>(
      'mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { savedSearch { id filter } } }',
      { input: { name: 'Mi búsqueda', filter } },
    );
    const { id, filter: saved } = saveSearch.savedSearch;
    const ids = async (asked: Filter): Promise<string[]> => idsOf(await searchAll(app, { filter: asked, first: 50 }));
    expect(await ids(saved), JSON.stringify(saved)).toEqual(await ids(filter));
    await client.query(
      'mutation ($id: ID!) { removeSavedSearch(input: { savedSearchId: $id }) { deletedSavedSearchId } }',
      { id },
    );
  }
});

describe('SEA-1 pages', () => {
  test.each(Object.keys(ORDERS))('by cursor have no gaps and no duplicates in the order %s', async (sort) => {
    const filter = { city: 'Madrid' };
    const nodes = await searchAll(app, { filter, sort, first: 7 });
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    expect(idsOf(nodes)).toEqual(idsOf(expected(filter)));
    const whole = [...(await searchAll(app, { filter, sort, first: 50 }))];
    expect(nodes.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  });

  test('by number equal those by cursor', async () => {
    const all = await searchAll(app, { first: 24 });
    const third = await search(app, { page: 3, first: 24 });
    expect(third.edges.map(({ node }) => node.id)).toEqual(all.slice(48, 72).map(({ id }) => id));
    expect(third.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const last = await search(app, { page: Math.ceil(all.length / 24), first: 24 });
    expect(last.pageInfo.hasNextPage).toBe(false);
    expect(last.totalCount).toBe(all.length);
  });

  test('page with cursor, foreign cursors and pages out of range are rejected', async () => {
    const { pageInfo } = await search(app, { first: 1, sort: 'PRICE' });
    expect(await refusal(app.visitor(), { page: 2, after: pageInfo.endCursor, sort: 'PRICE' })).toMatchObject({
      code: 'PAGINATION_CONFLICT',
    });
    expect(await refusal(app.visitor(), { after: pageInfo.endCursor, sort: 'NEWEST' })).toMatchObject({
      code: 'CURSOR_INVALID',
    });
    for (const after of [
      '',
      'x',
      "'; drop table spaces; --",
      cursor('spaces:price', 'x', 'y'),
      cursor('spaces:price', '1', "' or 1=1"),
      cursor('spaces:price', '1e999', spaces[0]?.uuid ?? ''),
    ]) {
      expect(await refusal(app.visitor(), { after, sort: 'PRICE' }), after).toMatchObject({ code: 'CURSOR_INVALID' });
    }
    expect(await refusal(app.visitor(), { page: 43, first: 24 })).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['page FILTER_OUT_OF_RANGE'],
    });
    expect(await refusal(app.visitor(), { page: 0 })).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['page FILTER_OUT_OF_RANGE'],
    });
  });
});

describe('invalid input', () => {
  test('dates in the past, reversed or beyond a year are reported at their field', async () => {
    const fieldsOf = async (from: string | undefined, to: string | undefined): Promise<string[]> =>
      (await refusal(app.visitor(), { filter: { from, to } })).fields;
    expect(await fieldsOf(addDays(today, -1), addDays(today, 30))).toEqual(['filter.from DATE_IN_PAST']);
    expect(await fieldsOf(addDays(today, 9), addDays(today, 9))).toEqual(['filter.to DATES_REVERSED']);
    expect(await fieldsOf(addDays(today, 9), addDays(today, 3))).toEqual(['filter.to DATES_REVERSED']);
    expect(await fieldsOf(addDays(today, 9), addDays(oneYearAfter(addDays(today, 9)), 1))).toEqual([
      'filter.to STAY_TOO_LONG',
    ]);
    expect(await fieldsOf(undefined, today)).toEqual(['filter.to DATES_REVERSED']);
    await search(app, { filter: { from: today, to: oneYearAfter(today) }, first: 1 });
  });

  test('all numbers out of range are reported at once', async () => {
    const { code, fields } = await refusal(app.visitor(), {
      filter: {
        priceMinCents: 9000,
        priceMaxCents: 100,
        sizeMinM2: -1,
        heightMinM: 99,
        radiusM: 7,
        minStayMaxDays: 0,
        bounds: { south: 41, north: 40, west: -181, east: -4 },
        near: { lat: 86, lng: -181, radiusM: 99 },
      },
    });
    expect(code).toBe('VALIDATION_FAILED');
    expect(fields.sort()).toEqual(
      [
        'bounds.south',
        'bounds.west',
        'heightMinM',
        'minStayMaxDays',
        'near.lat',
        'near.lng',
        'near.radiusM',
        'priceMaxCents',
        'radiusM',
        'sizeMinM2',
      ].map((field) => `filter.${field} FILTER_OUT_OF_RANGE`),
    );
  });

  test('P-43 numbers below the stored precision count as zero, and starts too far ahead are rejected', async () => {
    const all = await search(app, { first: 1 });
    for (const field of ['sizeMinM2', 'heightMinM', 'doorWidthMinM']) {
      const exact = await search(app, { filter: { [field]: 0 }, first: 1 });
      expect(await search(app, { filter: { [field]: 1e-50 }, first: 1 }), field).toEqual(exact);
    }
    expect((await search(app, { filter: { sizeMaxM2: 1e-50 }, first: 1 })).totalCount).toBe(0);
    expect(all.totalCount).toBe(spaces.length);
    for (const filter of [
      { from: '9999-12-31' },
      { from: '9999-06-01', to: '9999-07-01' },
      { from: addDays(today, 400) },
      // T1: a booking may begin within 180 days.
      { from: addDays(today, 181) },
    ]) {
      expect((await refusal(app.visitor(), { filter })).fields).toContain('filter.from START_TOO_FAR');
    }
    await search(app, { filter: { from: addDays(today, 180) }, first: 1 });
  });

  test('things with an invalid count or listed twice are reported at their path', async () => {
    const { fields } = await refusal(app.visitor(), {
      filter: {
        things: [
          { thing: 'BOX', count: 0 },
          { thing: 'SOFA', count: 501 },
        ],
      },
    });
    expect(fields).toEqual(['filter.things.0.count FILTER_OUT_OF_RANGE', 'filter.things.1.count FILTER_OUT_OF_RANGE']);
    expect(
      (
        await refusal(app.visitor(), {
          filter: {
            things: [
              { thing: 'BOX', count: 1 },
              { thing: 'BOX', count: 2 },
            ],
          },
        })
      ).fields,
    ).toEqual(['filter.things TOO_LONG']);
  });

  test('P-45 hostile texts cause no error and change no data', async () => {
    const hostile = [
      "'; drop table space_search; --",
      "' or '1'='1",
      '\u0000',
      '\\',
      '%_',
      '$1',
      '::int',
      '{"$ne":null}',
      '🏚️',
      '\u202e',
      'a & | ! ( ) : *',
      '<->',
      '"',
      "''",
      '؜'.repeat(90),
    ];
    for (const text of hostile) {
      for (const filter of [{ text }, { postalCode: text }, { city: text }] as Filter[]) {
        const { totalCount } = await search(app, { filter, first: 1 });
        expect(totalCount, `${JSON.stringify(filter)}`).toBeLessThanOrEqual(spaces.length);
      }
    }
    expect(await refusal(app.visitor(), { filter: { text: 'x'.repeat(101) } })).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['filter.text TOO_LONG'],
    });
    expect((await refusal(app.visitor(), { sort: 'price; select 1' })).code).toBe('BAD_REQUEST');
    expect((await search(app, { first: 1 })).totalCount).toBe(spaces.length);
  });
});

function cursor(...values: unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}
