// `npm run bench:search -- --spaces=1000000`: lists, counts, facets and pins from both engines of the search, beside an indexed point query.
import 'reflect-metadata';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createApp, type App } from '../../server/app.js';
import { serviceContext } from '../../server/core/request-context.js';
import type { RequestContext } from '../../server/core/context.js';
import { localDateOf } from '../../server/core/values/time-zone.js';
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.js';
import { migrate } from '../../server/db/migrate.js';
import type { MemoryStore } from '../../server/features/search/engine/memory-store.js';
import { facetsOf } from '../../server/features/search/search-facets.js';
import { pinsOf } from '../../server/features/search/search-pins.js';
import { countUpToCap, findPage, prepareSearch, sliceOf } from '../../server/features/search/search-query.js';
import { SpaceSort, type SpaceFilter } from '../../server/features/search/search.inputs.js';
import { SpaceFeature, SpaceType } from '../../server/features/spaces/space-types.js';
import { testConfig } from '../support/test-config.js';
import { searchSpecs } from './bench-queries.js';
import { fillSearchRows } from './fill-search-rows.js';

const { values } = parseArgs({
  options: { spaces: { type: 'string', default: '100000' }, searches: { type: 'string', default: '200' } },
});
const [spaces, searches] = [Number(values.spaces), Number(values.searches)];
const FLOOR = 'select id, type, size_m2 from space_search where city_id = $1 order by rel desc, id desc limit 24';
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-bench-'));
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, password: 'only-for-the-bench', durable: false });
  try {
    const databaseUrl = await server.ensureDatabase('bench_search');
    await migrate(databaseUrl);
    const filled = performance.now();
    await fillSearchRows(databaseUrl, spaces);
    say(`${spaces.toLocaleString('en')} search rows, made in ${seconds(filled)}`);
    const config = testConfig({ environment: 'production', searchEngine: 'memory', demo: false });
    const app = await createApp({ config, databaseUrl, background: false, clientDir: null });
    try {
      await measure(app, databaseUrl);
    } finally {
      await app.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(app: App, databaseUrl: string): Promise<void> {
  const store = app.services.ports.searchMemory as MemoryStore;
  const began = performance.now();
  while (!store.isReady) await new Promise((resolve) => setTimeout(resolve, 50));
  say(`in memory after ${seconds(began)}, ${memoryOf(store)} MB`);
  const ctx = { ...serviceContext(app.services), viewer: null } as unknown as RequestContext;
  const engines = { memory: ctx, postgres: { ...ctx, ports: { ...ctx.ports, searchMemory: null } } };
  const floor = new pg.Client({ connectionString: databaseUrl });
  await floor.connect();
  const times = new Map<string, number[]>();
  const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const started = performance.now();
    await work();
    times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
  };
  // All take turns search by search, so that a busy neighbour slows each of them.
  for (const [index, { variables }] of searchSpecs(2 * searches, localDateOf(new Date())).entries()) {
    if (index % 2 === 1) continue;
    const { filter, sort, first, page } = variables as {
      filter: SpaceFilter;
      sort: SpaceSort;
      first: number;
      page: number;
    };
    await timed('floor', () => floor.query({ name: 'floor', text: FLOOR, values: [1 + (index % 9)] }));
    for (const [engine, of] of Object.entries(engines)) {
      const search = prepareSearch(of, internal(filter), SpaceSort[sort as unknown as keyof typeof SpaceSort]);
      await timed(`${engine} list`, () => findPage(of, search, sliceOf(of, { first, page })));
      await timed(`${engine} count`, () => countUpToCap(of, search.predicates));
      await timed(`${engine} facets`, () => facetsOf(of, search.predicates));
      await timed(`${engine} pins`, () => pinsOf(of, search, 50));
    }
  }
  await floor.end();
  report(times);
  say(`${memoryOf(store)} MB in memory at the end`);
}

/** The filter as a resolver gets it: with the values of enums in place of their names. */
function internal(filter: SpaceFilter): SpaceFilter {
  return {
    ...filter,
    ...(filter.type ? { type: filter.type.map((name) => SpaceType[name as unknown as keyof typeof SpaceType]) } : {}),
    ...(filter.features
      ? { features: filter.features.map((name) => SpaceFeature[name as unknown as keyof typeof SpaceFeature]) }
      : {}),
  };
}

function report(times: ReadonlyMap<string, readonly number[]>): void {
  const at = (name: string, share: number): number => {
    const sorted = [...(times.get(name) ?? [])].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  };
  say('| what | p50 ms | p95 ms | longest | p95 × floor |\n|---|---|---|---|---|');
  for (const name of times.keys())
    say(
      `| ${name} | ${[0.5, 0.95, 1].map((share) => at(name, share).toFixed(1)).join(' | ')} | ${(at(name, 0.95) / at('floor', 0.95)).toFixed(1)} |`,
    );
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Resident memory of the store's process, in MB; 0 where the system does not tell. */
function memoryOf({ pid }: MemoryStore): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

await main();
