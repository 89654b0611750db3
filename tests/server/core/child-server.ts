import { fork, type ChildProcess } from 'node:child_process';
import { environmentToRestart, type Config } from '../../../server/config.js';

export interface ChildServerOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Merged with the settings of tests. */
  readonly config?: Partial<Config>;
  /** Kills itself once the bytes of a photo are stored, before any row names them. */
  readonly isDying?: boolean;
}

export interface ChildServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resident memory in MB; optionally after a collection, so that only reachable memory counts. */
  rss(options?: { readonly isCollected: boolean }): Promise<number>;
  stop(): Promise<void>;
}

/** The server in its own process, so that its memory is measured separately and it can be killed. */
export async function startChildServer(options: ChildServerOptions): Promise<ChildServer> {
  const child = fork(new URL('child-server-main.ts', import.meta.url), [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
    // The same environment as in a restart by the program, because memory settings are only read at the start of a process.
    env: environmentToRestart() ?? process.env,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const failed = ended.then(() => {
    throw new Error('the server ended');
  });
  failed.catch(() => {});
  const { url } = await Promise.race([
    failed,
    new Promise<{ url: string }>((resolve) => {
      child.once('message', (message) => resolve(message as { url: string }));
    }),
  ]);
  const asked = new Map<number, (rss: number) => void>();
  child.on('message', (message) => {
    const { id, rss } = message as { id: number; rss: number };
    asked.get(id)?.(rss / 1e6);
    asked.delete(id);
  });
  let next = 0;
  return {
    url,
    process: child,
    rss: ({ isCollected } = { isCollected: false }) =>
      Promise.race([
        failed,
        new Promise<number>((resolve) => {
          asked.set(++next, resolve);
          child.send({ id: next, isCollected });
        }),
      ]),
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
