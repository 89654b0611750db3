import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getHeapSnapshot } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { createApp } from '../../../server/app.js';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { appUrl } from '../../../server/db/migrations/app-role.js';
import { testConfig } from '../../support/test-config.js';

/** The CPU time and memory of a server's process. */
export interface ServerUse {
  /** Processor time of all its threads since the start. */
  readonly cpuMs: number;
  /** Resident memory of the whole process, in bytes. */
  readonly rss: number;
  readonly buffers: number;
}

type Question = 'use' | 'use after gc' | 'snapshots';

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** The bytes of all objects in a heap snapshot except code; deletes the file. */
function objectsIn(file: string): number {
  const { snapshot, nodes } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
  rmSync(file);
  const {
    node_fields: fields,
    node_types: [types],
  } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const left = new Set(['code', 'hidden'].map((name) => types.indexOf(name)));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!left.has(nodes[at + type] ?? -1)) bytes += nodes[at + size] ?? 0;
  return bytes;
}

/** The built product in its own process, so that the caller's work is not counted. */
export class PageServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(databaseUrl: string, pageCacheBytes?: number): Promise<PageServer> {
    const child = fork(
      fromProjectRoot('tests', 'e2e', 'pages', 'page-server.ts'),
      [databaseUrl, String(pageCacheBytes ?? '')],
      {
        execArgv: ['--import', 'tsx', '--expose-gc'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    const { url } = await nextMessage<{ url: string }>(child);
    return new PageServer(child, url);
  }

  use(): Promise<ServerUse> {
    return this.ask<ServerUse>('use');
  }

  /** As `use`, without garbage: the buffers through which snapshots were written, for instance. */
  useAfterGc(): Promise<ServerUse> {
    return this.ask<ServerUse>('use after gc');
  }

  /** Bytes of live objects of all threads, without the code that V8 keeps compiling. The measurement itself enlarges the process for a while. */
  async objects(): Promise<number> {
    const files = await this.ask<string[]>('snapshots');
    return files.reduce((sum, file) => sum + objectsIn(file), 0);
  }

  private ask<T>(question: Question): Promise<T> {
    const answer = nextMessage<T>(this.child);
    this.child.send(question);
    return answer;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.disconnect();
    await ended;
  }
}

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

async function serve(databaseUrl: string, pageCacheBytes: number | undefined): Promise<void> {
  const threads = new Set<Worker>();
  process.on('worker', (thread: Worker) => threads.add(thread.once('exit', () => threads.delete(thread))));
  const app = await createApp({
    config: testConfig({ environment: 'production' }),
    databaseUrl: appUrl(databaseUrl, decodeURIComponent(new URL(databaseUrl).password)),
    background: false,
    clientDir: fromProjectRoot('dist', 'client'),
    ...(pageCacheBytes && { pageCacheBytes }),
  });
  process.send?.({ url: app.url });
  const answers: Record<Question, () => unknown> = {
    use,
    'use after gc': () => {
      globalThis.gc?.();
      return use();
    },
    snapshots: () => snapshotsOf([...threads]),
  };
  process.on('message', async (question: Question) => process.send?.(await answers[question]()));
  process.on('disconnect', () => void app.stop().then(() => process.exit(0)));
}

function use(): ServerUse {
  const { user, system } = process.cpuUsage();
  const { rss, arrayBuffers } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rss, buffers: arrayBuffers };
}

async function snapshotsOf(threads: readonly Worker[]): Promise<string[]> {
  const files: string[] = [];
  for (const heap of [getHeapSnapshot(), ...(await Promise.all(threads.map((thread) => thread.getHeapSnapshot())))]) {
    const file = path.join(tmpdir(), `page-server-${randomUUID()}.heapsnapshot`);
    await pipeline(heap, createWriteStream(file));
    files.push(file);
  }
  return files;
}

const [, program, databaseUrl, pageCacheBytes] = process.argv;
if (program === fromProjectRoot('tests', 'e2e', 'pages', 'page-server.ts') && databaseUrl)
  await serve(databaseUrl, Number(pageCacheBytes) || undefined);
