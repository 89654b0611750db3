import 'reflect-metadata';
import { DuckDBInstance, type DuckDBConnection, type DuckDBValue } from '@duckdb/node-api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../../server/core/context.js';
import { COUNT_CAP, type Search } from '../../../server/features/search/search-query.js';
import { pinsOf } from '../../../server/features/search/search-pins.js';
import type { MapPin } from '../../../server/features/search/search.types.js';
import { freshDatabase } from '../../support/test-db.js';

const MANY = 30_000;
const ACROSS = 300;
/** The same rows in both engines, from south to north. */
const rows = (point: string, from: string): string =>
  `select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid as id, ${point}, 36 + i * 7 / ${MANY}::float8 as lat,
     -9 + i % ${ACROSS} * 12 / ${ACROSS}::float8 as lng, (3000 + i * 7919 % 5000)::int as price_cents from ${from}`;

let instance: DuckDBInstance;
let duckdb: DuckDBConnection;
let client: pg.Client;

beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:');
  duckdb = await instance.connect();
  const plane = (i: string): string => `(${i} % ${ACROSS} * 4 - 900)::float8`;
  const upwards = (i: string): string => `(4300 + ${i} / ${MANY / 1000}::float8)`;
  await duckdb.run(
    `create table space_search as ${rows(`${plane('i')} as x, ${upwards('i')} as y`, `range(${MANY}) r(i)`)}`,
  );
  const options = '-c search_path=many,public';
  client = new pg.Client({ connectionString: await freshDatabase({}), options });
  await client.connect();
  await client.query(
    `create schema many; create table many.space_search as ${rows(`point(${plane('i')}, ${upwards('i')}) as pt`, `generate_series(0, ${MANY - 1}) i`)}`,
  );
});
afterAll(async () => {
  // A pool's end does not wait for its connections, which the dropped database would break.
  await client?.end();
  duckdb?.closeSync();
  instance?.closeSync();
});

/** What the search needs of a request, with one engine. */
const engines = {
  memory: () => ({
    ports: {
      searchMemory: {
        isReady: true,
        query: async (text: string, values: DuckDBValue[]) =>
          (await duckdb.runAndReadAll(text, values)).getRowObjectsJS(),
      },
    },
  }),
  PostgreSQL: () => ({ ports: {}, em: { getConnection: () => ({ getNativeClient: async () => client }) } }),
} as const;

const pinsBy = (engine: keyof typeof engines, filter: object, limit = 50): Promise<MapPin[]> =>
  pinsOf(
    engines[engine]() as unknown as RequestContext,
    { predicates: [], filter } as unknown as Search,
    limit,
    COUNT_CAP + 1,
  );

const rounded = (pins: readonly MapPin[]): object[] =>
  pins.map((pin) => ({ ...pin, lat: pin.lat.toFixed(9), lng: pin.lng.toFixed(9) }));

test('U1 pins of more than 20,000 results cover all of them, equally from both engines', async () => {
  const spain = { south: 34, north: 45, west: -10, east: 5 };
  for (const filter of [{}, { bounds: spain }]) {
    const pins = await pinsBy('memory', filter);
    expect(pins.length).toBeLessThanOrEqual(50);
    expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(MANY);
    expect(Math.min(...pins.map(({ priceCents }) => priceCents))).toBe(3000);
    // Rows are stored from south to north.
    expect(Math.min(...pins.map(({ lat }) => lat))).toBeLessThan(37.5);
    expect(Math.max(...pins.map(({ lat }) => lat))).toBeGreaterThan(41.5);
    expect(rounded(await pinsBy('PostgreSQL', filter))).toEqual(rounded(pins));
  }
});
