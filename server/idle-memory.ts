import { performance } from 'node:perf_hooks';
import { releaseMemory } from './core/release-memory.js';
import type { Log } from './core/logger.js';
import { MINUTE_MS } from './core/values/durations.js';

const CHECK_MS = 15_000;
/** Collecting blocks the process for some tenths of a second, so it must be otherwise idle. */
const CALM = 0.1;
/** Less is not worth it. */
const LEAST_BYTES = 100 * 1024 * 1024;
const LEAST_PAUSE_MS = 10 * MINUTE_MS;

/** Measurements and actions; tests replace them. */
export interface MemoryTools {
  /** Bytes that the process holds outside its heap. */
  heldBeside(): number;
  /** The fraction of the time since the last call in which the process was busy. */
  load(): number;
  release(): void;
  now(): number;
}

/**
 * Returns memory to the system after a burst. V8 keeps freed pages until the system is short of memory: after a start, or after 500 sockets
 * have closed, some hundred megabytes would stay allocated for good.
 */
export class IdleMemory {
  private heldAfter = 0;
  private releasedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: Log,
    private readonly tools: MemoryTools = processTools(),
  ) {}

  start(): this {
    this.timer = setInterval(() => this.check(), CHECK_MS).unref();
    return this;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Releases memory when it is worth it and nobody would notice; returns whether it did. */
  check(): boolean {
    const { tools } = this;
    const isCalm = tools.load() < CALM;
    const held = tools.heldBeside();
    const isSoon = tools.now() - this.releasedAt < LEAST_PAUSE_MS;
    if (!isCalm || isSoon || held - this.heldAfter < LEAST_BYTES) return false;
    tools.release();
    this.heldAfter = tools.heldBeside();
    this.releasedAt = tools.now();
    this.log.debug({ megabytes: Math.round((held - this.heldAfter) / 1024 ** 2) }, 'memory was given back');
    return true;
  }
}

export function processTools(): MemoryTools {
  let before = performance.eventLoopUtilization();
  return {
    heldBeside: () => {
      const { rss, heapTotal, external } = process.memoryUsage();
      return rss - heapTotal - external;
    },
    load: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    release: releaseMemory,
    now: () => performance.now(),
  };
}
