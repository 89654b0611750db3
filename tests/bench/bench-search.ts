import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { App } from '../../server/app.js';
import type { RequestContext } from '../../server/core/context.js';
import { fromProjectRoot } from '../../server/core/paths.js';
import { localDateOf } from '../../server/core/values/time-zone.js';
import type { MemoryMessage } from '../../server/features/search/engine/memory-messages.js';
import type { MemoryStore } from '../../server/features/search/engine/memory-store.js';
import { SpaceSort, type SpaceFilter } from '../../server/features/search/search.inputs.js';
import { SpaceFeature, SpaceType } from '../../server/features/spaces/space.enums.js';
import { testConfig } from '../support/test-config.js';
import { built } from './bench-built.js';
import { searchSpecs } from './bench-queries.js';
import { percentile, type Measure } from './bench-report.js';

/** Each search makes four calls of the engine that the product chooses at that size. */
const SEARCHES = 500;
/** PostgreSQL, many times slower at a million spaces, runs one of this many searches. */
const OTHER_ENGINE_EACH = 10;
const FLOOR = 'select id, type, size_m2 from space_search where city_id = $1 order by rel desc, id desc limit 24';
const MB = 1024;
/** Time for freed memory to return to the system. */
const REST_MS = 10_000;

/** p95 as a multiple of the floor's, by call. */
const GOALS: Readonly<Record<string, number>> = { list: 35, count: 35, facets: 35, pins: 60 };

/** Lists, counts, facets and pins of random combinations of filters from both search engines (decision 50), beside an indexed point query; and the memory of the copy. */
export async function benchSearch(databaseUrl: string): Promise<Measure[]> {
  const atRest = await storeAtRest(databaseUrl);
  const { createApp } = await built<typeof import('../../server/app.js')>('app.js');
  const config = testConfig({ environment: 'production', searchEngine: 'memory', demo: false });
  const app = await createApp({ config, databaseUrl, background: false, clientDir: null });
  try {
    return [...(await benchEngines(app, databaseUrl)), ...atRest];
  } finally {
    await app.stop();
  }
}

/** Builds the store in a process of its own; returns the time to fill it and its memory at rest. */
async function storeAtRest(databaseUrl: string): Promise<Measure[]> {
  const started = performance.now();
  const child = fork(fromProjectRoot('dist/server/features/search/engine/memory-process.js'));
  try {
    child.send({ databaseUrl });
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the store ended with ${code}`)));
      child.on('message', (message: MemoryMessage) => 'isReady' in message && message.isReady && resolve());
    });
    const filled = (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    return [
      { name: 'search: s until all is in memory', value: filled, goal: 25 },
      { name: 'search: resident memory of its process, MB', value: Number(resident) / MB, goal: 450 },
    ];
  } finally {
    child.disconnect();
  }
}

async function benchEngines(app: App, databaseUrl: string): Promise<Measure[]> {
  const store = app.services.ports.searchMemory as MemoryStore;
  while (!store.isReady) await new Promise((resolve) => setTimeout(resolve, 50));
  const { serviceContext } =
    await built<typeof import('../../server/core/request-context.js')>('core/request-context.js');
  const { facetsOf } = await built<typeof import('../../server/features/search/search-facets.js')>(
    'features/search/search-facets.js',
  );
  const { pinsOf } = await built<typeof import('../../server/features/search/search-pins.js')>(
    'features/search/search-pins.js',
  );
  const { countUpToCap, findPage, prepareSearch, sliceOf } = await built<
    typeof import('../../server/features/search/search-query.js')
  >('features/search/search-query.js');
  const memory = { ...serviceContext(app.services), viewer: null } as unknown as RequestContext;
  const postgres = { ...memory, ports: { ...memory.ports, searchMemory: null } };
  const floor = new pg.Client({ connectionString: databaseUrl });
  await floor.connect();
  const times = new Map<string, number[]>();
  const failed = new Map([
    ['memory', 0],
    ['postgres', 0],
  ]);
  const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    try {
      await work();
    } catch {
      const engine = name.split(' ')[0] ?? '';
      failed.set(engine, (failed.get(engine) ?? 0) + 1);
    }
    times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
  };
  // All variants take turns for each search, so that a busy machine slows all of them.
  for (const [index, { variables }] of searchSpecs(2 * SEARCHES, localDateOf(new Date())).entries()) {
    if (index % 2 === 1) continue;
    const { filter, sort, first, page } = variables as {
      filter: SpaceFilter;
      sort: SpaceSort;
      first: number;
      page: number;
    };
    await timed('floor', () => floor.query({ name: 'floor', text: FLOOR, values: [1 + (index % 9)] }));
    const engines = { memory, ...(index % (2 * OTHER_ENGINE_EACH) === 0 && { postgres }) };
    for (const [engine, of] of Object.entries(engines)) {
      const search = await prepareSearch(of, internal(filter), SpaceSort[sort as unknown as keyof typeof SpaceSort]);
      await timed(`${engine} list`, () => findPage(of, search, sliceOf(of, { first, page })));
      let count = 0;
      await timed(`${engine} count`, async () => (count = await countUpToCap(of, search.predicates)));
      await timed(`${engine} facets`, () => facetsOf(of, search.predicates));
      await timed(`${engine} pins`, () => pinsOf(of, search, 50, count));
    }
  }
  await floor.end();
  return measuresOf(times, failed);
}

/** Measures of the engine in memory, which the product uses above 50,000 spaces, with goals; of PostgreSQL without. */
function measuresOf(times: ReadonlyMap<string, readonly number[]>, failed: ReadonlyMap<string, number>): Measure[] {
  const p95 = (name: string): number => percentile(times.get(name) ?? [], 0.95);
  const measures = [...times.keys()]
    .filter((name) => name !== 'floor')
    .map((name): Measure => {
      const [engine, what = ''] = name.split(' ');
      const goal = engine === 'memory' ? GOALS[what] : undefined;
      return {
        name: `search: ${what} from ${engine === 'memory' ? 'memory' : 'PostgreSQL'}, p95 ms, beside the floor’s`,
        value: p95(name),
        floor: p95('floor'),
        ...(goal && { goal, goalIs: 'ratio' }),
      };
    });
  return [
    ...measures,
    {
      name: `search: calls of ${4 * SEARCHES} in memory that failed or ran out of time`,
      value: failed.get('memory') ?? 0,
      goal: 0,
    },
    {
      name: `search: the same of ${(4 * SEARCHES) / OTHER_ENGINE_EACH} by PostgreSQL`,
      value: failed.get('postgres') ?? 0,
    },
  ];
}

/** The filter as a resolver receives it, with enum values instead of names. */
function internal(filter: SpaceFilter): SpaceFilter {
  return {
    ...filter,
    ...(filter.type ? { type: filter.type.map((name) => SpaceType[name as unknown as keyof typeof SpaceType]) } : {}),
    ...(filter.features
      ? { features: filter.features.map((name) => SpaceFeature[name as unknown as keyof typeof SpaceFeature]) }
      : {}),
  };
}
