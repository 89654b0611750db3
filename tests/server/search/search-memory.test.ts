import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { Random } from '../../../server/db/seed/random.js';
import type { MemoryStore } from '../../../server/features/search/engine/memory-store.js';
import { queriesOf } from '../../support/query-counter.js';
import { plainSpaces, randomFilter, type Filter, type PlainSpace } from '../../support/search.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const FILTERS = process.env.RIG_SIZE === 'long' ? 10_000 : 80;
const LOAD_MS = 20_000;
/** The maximum delay until an edit can be found. */
const FRESH_MS = 1_000;

const ALL = `query ($filter: SpaceFilter, $sort: SpaceSort, $first: Int, $after: String) {
  searchSpaces(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount isCountCapped pageInfo { hasNextPage endCursor } edges { cursor node { id distanceM } }
    pins { key lat lng count priceCents spaceId } nearest { id } suggestions { kind count priceFromCents sizeUpToM2 }
    facets { types { type count } features { feature count } autonomous scheduled is24h instantBook priceMinCents priceMaxCents priceBuckets { fromCents toCents count } } } }`;

interface Found {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pins: { lat: number; lng: number }[];
}

const SORTS = ['RECOMMENDED', 'PRICE', 'PRICE_PER_M2', 'SIZE', 'NEWEST', 'DISTANCE'];
const TEXTS = [
  'seco',
  'garaje ascensor',
  'trastero -húmedo',
  'bici or moto',
  '"planta baja"',
  'de la',
  'xyzzy',
  "l'ascensor",
];

let postgres: TestApp;
let memory: TestApp;
let store: MemoryStore;
let spaces: PlainSpace[];

beforeAll(async () => {
  postgres = await createTestApp({ seeded: true });
  memory = await createTestApp({ databaseUrl: postgres.databaseUrl, config: { searchEngine: 'memory' } });
  store = memory.services.ports.searchMemory as MemoryStore;
  spaces = await plainSpaces(postgres);
  await whenReady();
});
afterAll(async () => {
  await memory.stop();
  await postgres.stop();
});

const whenReady = (): Promise<void> => vi.waitFor(() => expect(store.isReady).toBe(true), { timeout: LOAD_MS });

async function found(app: TestApp, variables: object): Promise<Found> {
  return (await app.visitor().query<{ searchSpaces: Found }>(ALL, { ...variables })).searchSpaces;
}

/** Rounds the means of coordinates, because the engines add thousands of them in different orders. */
const rounded = ({ pins, ...rest }: Found): object => ({
  ...rest,
  pins: pins.map(({ lat, lng, ...pin }) => ({ ...pin, lat: lat.toFixed(9), lng: lng.toFixed(9) })),
});

test(
  'returns the same results, counts, order, clusters and suggestions as PostgreSQL for random filters',
  { timeout: 600_000 },
  async () => {
    const random = new Random(11);
    const today = postgres.services.clock.today();
    let results = 0;
    for (let index = 0; index < FILTERS; index++) {
      const filter: Filter = {
        ...randomFilter(random, spaces, today),
        ...(random.chance(0.2) ? { text: random.pick(TEXTS) } : {}),
        ...(random.chance(0.1) ? { city: random.pick(['Chamberí', 'Getafe', 'Calle de Alcalá']), radiusM: 4_000 } : {}),
      };
      const asked = { filter, sort: random.pick(SORTS), first: random.int(3, 30) };
      const expected = await found(postgres, asked);
      expect(rounded(await found(memory, asked)), JSON.stringify(asked)).toEqual(rounded(expected));
      results += expected.edges.length;
      const { hasNextPage, endCursor: after } = expected.pageInfo;
      if (!hasNextPage || !random.chance(0.3)) continue;
      const next = { ...asked, after };
      expect(rounded(await found(memory, next)), JSON.stringify(next)).toEqual(rounded(await found(postgres, next)));
    }
    expect(results).toBeGreaterThan(FILTERS);
  },
);

test('answers from memory: PostgreSQL only reads the cards by their keys', async () => {
  const statements = await queriesOf(memory, () =>
    found(memory, { filter: { city: 'Madrid', text: 'seco' }, sort: 'PRICE' }),
  );
  expect(statements.filter((text) => /from space_search/.test(text) && !/where id = any/.test(text))).toEqual([]);
  // Phrases are not kept in memory.
  const phrase = await queriesOf(memory, () => found(memory, { filter: { text: '"planta baja"' } }));
  expect(phrase.some((text) => /from space_search/.test(text))).toBe(true);
});

test('reflects edits, taken days and removed spaces within a second', async () => {
  const { db, em } = memory.context();
  const [one] = (await found(postgres, { filter: { city: 'Madrid' }, first: 1 })).edges;
  const space = spaces.find(({ id }) => id === one?.node.id);
  if (!space) throw new Error('nothing on offer in Madrid');
  const isFound = async (filter: Filter): Promise<boolean> => {
    const { edges } = await found(memory, { filter: { ...filter, postalCode: space.postalCode }, first: 50 });
    return edges.some(({ node }) => node.id === space.id);
  };
  const soon = (filter: Filter, expected: boolean): Promise<void> =>
    vi.waitFor(async () => expect(await isFound(filter)).toBe(expected), { timeout: FRESH_MS });
  const priceless = { priceMinCents: 4_000_000 };
  expect(await isFound(priceless)).toBe(false);
  await db.updateTable('SpaceSearch').set({ priceCents: 5_000_000 }).where('id', '=', space.uuid).execute();
  await soon(priceless, true);
  const today = memory.context().clock.today();
  const days = { from: addDays(today, 120), to: addDays(today, 150) };
  await db
    .updateTable('SpaceSearch')
    .set({ busy: '{}', availableFrom: '2026-01-01', minDays: 1 })
    .where('id', '=', space.uuid)
    .execute();
  await soon(days, true);
  // More busy ranges than a row has columns for.
  await em.execute(
    `update space_search set busy = (select range_agg(daterange(date '${today}' + 30 * n, date '${today}' + 30 * n + 10)) from generate_series(0, 9) n) where id = ?`,
    [space.uuid],
  );
  await soon(days, false);
  await db.deleteFrom('SpaceSearch').where('id', '=', space.uuid).execute();
  await soon({}, false);
});

test('PostgreSQL answers while a killed memory process restarts', async () => {
  const asked = { filter: { city: 'Barcelona' }, sort: 'PRICE' };
  const expected = await found(postgres, asked);
  const before = store.pid;
  const during = Promise.all(Array.from({ length: 20 }, () => found(memory, asked)));
  process.kill(before ?? 0, 'SIGKILL');
  for (const answer of await during) expect(rounded(answer)).toEqual(rounded(expected));
  await vi.waitFor(() => expect(store.isReady).toBe(false));
  expect(rounded(await found(memory, asked))).toEqual(rounded(expected));
  await whenReady();
  expect(store.pid).not.toBe(before);
  expect(rounded(await found(memory, asked))).toEqual(rounded(expected));
});
