import { existsSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { toGlobalId } from '../../server/core/graphql/global-id.js';
import { fromProjectRoot } from '../../server/core/paths.js';
import { startChild, type BenchChild } from './bench-child.js';
import type { Measure } from './bench-report.js';

const HITS = 400;
const MISSES = 60;
/** Uncached pages before the measurement, because the first hundred of a thread cost up to twice as much. */
const WARM_UP = 120;

/** CPU time of rendered pages, cached and uncached, beside a static file; needs a build. */
export async function benchPages(databaseUrl: string): Promise<Measure[]> {
  const folder = fromProjectRoot('dist', 'client');
  if (!existsSync(folder)) throw new Error('pages are measured as they are built: npm run build');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from space_search order by id desc limit $1', [
    WARM_UP + MISSES + 1,
  ]);
  await client.end();
  const [first, ...others] = rows.map(({ id }) => `/space/${toGlobalId('Space', id)}`);
  const script = readdirSync(`${folder}/assets`).find((file) => file.endsWith('.css')) ?? '';
  const child = await startChild('bench-server.ts', [databaseUrl, folder, 'shared']);
  try {
    await costOf(child, others.slice(0, WARM_UP));
    const home = await newHome(child);
    const file = await costOf(
      child,
      Array.from({ length: HITS }, () => `/assets/${script}`),
    );
    const measures: Measure[] = [];
    for (const [name, path = ''] of [
      ['/', '/'],
      ['/search', '/search?city=Madrid'],
      ['a space', first],
    ] as const) {
      await costOf(child, [path]);
      const hit = await costOf(
        child,
        Array.from({ length: HITS }, () => path),
      );
      measures.push({
        name: `page ${name}, kept: ms of processor time, beside a file`,
        value: hit,
        floor: file,
        goal: 2,
        goalIs: 'ratio',
      });
    }
    const made = await costOf(child, others.slice(WARM_UP));
    return [
      ...measures,
      { name: 'page /, new: ms until it is there', value: home, goal: 200 },
      { name: 'page of a space, new: ms of processor time', value: made, goal: 25 },
    ];
  } finally {
    child.stop();
  }
}

/** The uncached home page for desktop and phone; returns the slower one. */
async function newHome(child: BenchChild): Promise<number> {
  const times: number[] = [];
  for (const device of ['X11; Linux x86_64', 'Linux; Android 16; Mobile']) {
    const started = performance.now();
    const answer = await fetch(child.url, { headers: { 'user-agent': `Mozilla/5.0 (${device})` } });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
  }
  return Math.max(...times);
}

/** CPU time of one call in ms, the mean of several. */
async function costOf(child: BenchChild, paths: readonly string[]): Promise<number> {
  const before = await child.usage();
  for (const [index, path] of paths.entries()) {
    const answer = await fetch(child.url + path, {
      headers: { 'x-forwarded-for': `10.8.${index >> 8}.${index & 255}` },
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  }
  return ((await child.usage()).cpuMicros - before.cpuMicros) / 1000 / paths.length;
}
