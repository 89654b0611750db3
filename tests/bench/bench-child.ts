import { fork, type ChildProcess } from 'node:child_process';

/** The resources used by a process so far. */
export interface Usage {
  /** Resident bytes. */
  readonly rss: number;
  /** Bytes of live objects. */
  readonly heap: number;
  /** CPU time of all its threads. */
  readonly cpuMicros: number;
}

/** A server in a process of its own. */
export interface BenchChild {
  readonly url: string;
  usage(): Promise<Usage>;
  /** The usage after it has released unused memory. */
  rest(): Promise<Usage>;
  stop(): void;
}

/** Starts a program of this folder and waits until it listens; it reports its usage on request. */
export async function startChild(program: string, args: readonly string[]): Promise<BenchChild> {
  const child = fork(new URL(program, import.meta.url), args, { execArgv: [...process.execArgv, '--expose-gc'] });
  const { url } = await nextMessage<{ url: string }>(child);
  const ask = (message: string): Promise<Usage> => {
    child.send(message);
    return nextMessage<Usage>(child);
  };
  return {
    url,
    usage: () => ask('usage'),
    rest: () => ask('rest'),
    stop: () => {
      child.removeAllListeners('exit');
      child.disconnect();
    },
  };
}

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('exit', reject);
    child.once('message', (message) => {
      child.removeListener('exit', reject);
      resolve(message as T);
    });
  });
}
