import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../../core/logger.js';
import { HOUR_MS, MINUTE_MS } from '../../../core/values/durations.js';
import type { SearchMemory } from '../../../ports/search-memory.js';
import type { MemoryMessage, MemoryRequest, MemoryStart } from './memory-messages.js';

const EXTENSION = extname(fileURLToPath(import.meta.url));
const PROGRAM = new URL(`memory-process${EXTENSION}`, import.meta.url);
/** The worker is TypeScript in development. */
const EXEC_ARGV = EXTENSION === '.ts' ? ['--import', 'tsx'] : [];
/** A statement takes milliseconds; without an answer after this, PostgreSQL executes it. */
const LONGEST_MS = 2_000;
/** Delay before restarting a crashed process, growing each time. */
const RESTART_MS = [500, 2_000, 10_000, MINUTE_MS];
const ASKED_AGAIN_MS = HOUR_MS;
/** Maximum number of waiting statements; more would wait longer than PostgreSQL takes. */
const MOST_WAITING = 64;

type Settle = (rows: readonly object[] | null) => void;

/** The server's client of the store's process: starts it, queries it, and restarts it after a crash. */
export class MemoryStore implements SearchMemory {
  private child: ChildProcess | undefined;
  private readonly waiting = new Map<number, Settle>();
  private lastId = 0;
  private ends = 0;
  private restart: NodeJS.Timeout | undefined;
  private isStopped = false;
  private canAnswer = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Log,
    /** Whether there are enough spaces for it; checked at the start and then every hour. */
    private readonly isWanted: () => Promise<boolean>,
  ) {
    void this.startWhenWanted();
  }

  get isReady(): boolean {
    return this.canAnswer && this.waiting.size < MOST_WAITING;
  }

  /** The process id, for metrics and tests. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  query<T>(text: string, values: readonly unknown[]): Promise<T[] | null> {
    return new Promise((resolve) => {
      const id = ++this.lastId;
      const timer = setTimeout(() => this.settle(id, null), LONGEST_MS).unref();
      this.waiting.set(id, (rows) => {
        clearTimeout(timer);
        resolve(rows as T[] | null);
      });
      this.child?.send({ id, text, values } satisfies MemoryRequest, (error) => error && this.settle(id, null));
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.restart);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    await ended;
  }

  private async startWhenWanted(): Promise<void> {
    const isWanted = await this.isWanted().catch(() => false);
    if (this.isStopped) return;
    if (isWanted) this.start();
    else this.restart = setTimeout(() => void this.startWhenWanted(), ASKED_AGAIN_MS).unref();
  }

  private start(): void {
    let hasEnded = false;
    const end = (reason: object): void => {
      if (!hasEnded) this.onEnd(reason);
      hasEnded = true;
    };
    try {
      const child = fork(PROGRAM, [], {
        execArgv: EXEC_ARGV,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      // A process that the system refused reports an error and never exits.
      child.on('error', (err) =>
        child.pid === undefined ? end({ err }) : this.log.warn({ err }, 'the search memory has trouble'),
      );
      child.once('exit', (code, signal) => end({ code, signal }));
      child.on('message', (message) => this.take(message as MemoryMessage));
      child.send({ databaseUrl: this.databaseUrl } satisfies MemoryStart, () => {});
      this.child = child;
    } catch (err) {
      // Without memory for a process the call itself throws, which in a timer would end the server.
      end({ err });
    }
  }

  private take(message: MemoryMessage): void {
    if ('isReady' in message) {
      this.canAnswer = message.isReady;
      if (message.isReady) this.ends = 0;
      this.log.info(message.isReady ? 'the search memory is ready' : 'the search memory loads');
      return;
    }
    if (message.problem) this.log.warn({ problem: message.problem }, 'the search memory could not answer');
    this.settle(message.id, message.rows);
  }

  private settle(id: number, rows: readonly object[] | null): void {
    this.waiting.get(id)?.(rows);
    this.waiting.delete(id);
  }

  private onEnd(reason: object): void {
    this.canAnswer = false;
    this.child = undefined;
    for (const id of this.waiting.keys()) this.settle(id, null);
    if (this.isStopped) return;
    this.log.warn(reason, 'the search memory ended: PostgreSQL answers until it is back');
    const wait = RESTART_MS[Math.min(this.ends++, RESTART_MS.length - 1)] ?? 0;
    this.restart = setTimeout(() => this.start(), wait);
  }
}
