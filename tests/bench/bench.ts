// `npm run bench`: the API, pages, search, live deliveries, typed queries, bookings and a start, each interleaved with a baseline; read the results by `docs/performance.md`.
import 'reflect-metadata';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded-postgres.js';
import { migrate } from '../../server/db/migrate.js';
import { testConfig } from '../support/test-config.js';
import { benchApi } from './bench-api.js';
import { built } from './bench-built.js';
import { benchLive } from './bench-live.js';
import { benchPages } from './bench-pages.js';
import { benchSearch } from './bench-search.js';
import { benchStart } from './bench-start.js';
import { benchTyped } from './bench-typed.js';
import { benchWrites } from './bench-writes.js';
import { isMet, machine, tableOf, type Measure } from './bench-report.js';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    /** An additional size. */
    spaces: { type: 'string' },
    rounds: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '60' },
    parts: { type: 'string', default: 'api,live,pages,search,typed,writes,start' },
  },
});
const sizes = [...values.sizes.split(','), ...(values.spaces ? [values.spaces] : [])].map(Number);
const parts = new Set(values.parts.split(','));
const MILLION = 1_000_000;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-bench-'));
  chmodSync(dataDir, 0o755);
  // As shipped except for `fsync`, because an interrupted bench loses no data of value.
  const server = await startEmbeddedPostgres({ dataDir, password: 'only-for-the-bench', durable: false });
  try {
    const measures: Measure[] = [];
    say(machine());
    for (const [index, size] of sizes.entries()) measures.push(...(await benchAt(server, size, index === 0)));
    if (parts.has('start')) measures.push(...(await benchStart()));
    say(`\n${tableOf(measures)}\n\n${machine()}`);
    process.exitCode = measures.some((measure) => isMet(measure) === false) ? 1 : 0;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measurements independent of the number of spaces run at the first size only. */
async function benchAt(server: EmbeddedPostgres, size: number, isFirst: boolean): Promise<Measure[]> {
  const databaseUrl = await server.ensureDatabase(`bench_${size}`);
  await migrate(databaseUrl);
  const { seed } = await built<typeof import('../../server/db/seed/seed.js')>('db/seed/seed.js');
  const started = performance.now();
  await seed(databaseUrl, { config: testConfig(), photos: false, spaces: size });
  const count = size.toLocaleString('en');
  const seconds = (performance.now() - started) / 1000;
  say(`${count} spaces, seeded in ${seconds.toFixed(1)} s`);
  const named = (measures: readonly Measure[]): Measure[] =>
    measures.map((measure) => ({ ...measure, name: `${count} spaces, ${measure.name}` }));
  return [
    { name: `${count} spaces, seeded, s`, value: seconds, ...(size === MILLION && { goal: 360 }) },
    ...(parts.has('api') ? named(await benchApi(databaseUrl, Number(values.rounds))) : []),
    ...(parts.has('pages') ? named(await benchPages(databaseUrl)) : []),
    ...(parts.has('search') ? named(await benchSearch(databaseUrl)) : []),
    ...(parts.has('typed') && isFirst ? await benchTyped(databaseUrl) : []),
    ...(parts.has('writes') && isFirst ? await benchWrites(databaseUrl) : []),
    ...(parts.has('live') && isFirst ? await benchLive(databaseUrl, Number(values.seconds)) : []),
  ];
}

await main();
