// `npm run bench`: the search page and the space page over HTTP, against the same SQL through bare pg, interleaved.
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { localDateOf } from '../../server/core/values/time-zone.js';
import { toGlobalId } from '../../server/core/graphql/global-id.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded-postgres.js';
import { migrate } from '../../server/db/migrate.js';
import { seed } from '../../server/db/seed/seed.js';
import { testConfig } from '../support/test-config.js';
import { searchSpecs, spaceSpecs, type Spec } from './bench-queries.js';
import { ask, openFloor, recordStatements } from './bench-sql.js';
import { growthTable, resultTable, summarise, type ClassResult, type Sample } from './bench-report.js';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    searches: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '3' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const [searches, rounds] = [Number(values.searches), Number(values.rounds)];
const SPACES = 60;
const today = localDateOf(new Date());
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-bench-'));
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir,
    password: 'only-for-the-bench',
    durable: false,
    settings: { shared_buffers: '256MB' },
  });
  try {
    const results: ClassResult[][] = [];
    for (const size of sizes) results.push(await benchAt(server, size));
    if (results.length > 1) say(growthTable(sizes, results));
    const late = results.flatMap((list, index) =>
      list
        .filter(({ isWithin }) => !isWithin)
        .map(({ name }) => `${sizes[index]?.toLocaleString('en')} spaces, ${name}`),
    );
    say(
      late.length === 0
        ? '\nEvery class keeps its p95 within 3 × its bare SQL + 3 ms.'
        : `\nNot within 3 × bare SQL + 3 ms:\n  ${late.join('\n  ')}`,
    );
    process.exitCode = late.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchAt(server: EmbeddedPostgres, size: number): Promise<ClassResult[]> {
  const databaseUrl = await server.ensureDatabase(`bench_${size}`);
  await migrate(databaseUrl);
  const started = performance.now();
  await seed(databaseUrl, { config: testConfig(), photos: false, spaces: size });
  say(
    `\n${size.toLocaleString('en')} spaces, seeded in ${((performance.now() - started) / 1000).toFixed(1)} s; ${rounds} rounds of ${searches} searches and ${SPACES} spaces, ms`,
  );
  const specs = [...searchSpecs(searches, today), ...spaceSpecs(await someSpaces(databaseUrl), today)];
  const statements = await recordStatements(databaseUrl, specs);
  const samples = await measured(databaseUrl, specs, statements);
  const results = summarise(specs, samples);
  say(resultTable(results));
  return results;
}

async function someSpaces(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from space_search order by id limit $1', [SPACES]);
  await client.end();
  return rows.map(({ id }) => toGlobalId('Space', id));
}

/** Server and floor take turns call by call, so that a busy neighbour slows both. */
async function measured(
  databaseUrl: string,
  specs: readonly Spec[],
  statements: Awaited<ReturnType<typeof recordStatements>>,
): Promise<Sample[]> {
  const floor = await openFloor(databaseUrl);
  const child = fork(new URL('bench-server.ts', import.meta.url), [databaseUrl], { execArgv: process.execArgv });
  const { url } = await new Promise<{ url: string }>((resolve, reject) =>
    child.once('message', (message) => resolve(message as { url: string })).once('exit', reject),
  );
  const samples: Sample[] = [];
  let caller = 1;
  try {
    for (let round = -1; round < rounds; round++) {
      for (const [index, spec] of specs.entries()) {
        const app = await timed(() => ask(url, spec, caller++));
        const sql = await timed(() => floor.run(statements[index] ?? []));
        // The first round only warms both up.
        if (round >= 0) samples.push({ index, app, sql });
      }
    }
  } finally {
    child.removeAllListeners('exit');
    child.disconnect();
    await floor.close();
  }
  return samples;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

await main();
