import type { ServiceContext } from './context.js';

const WRITE_EVERY_MS = 5_000;

/** Counters kept in memory by key and written every five seconds and at shutdown, so that a call does not wait for its own accounting. */
export class BufferedCounters<T> {
  private tallies = new Map<string, T>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly makeContext: () => ServiceContext,
    private readonly add: (ctx: ServiceContext, tally: T) => Promise<void>,
  ) {}

  /** The open counter of a key, to be increased. */
  of(key: string, begin: () => T): T {
    let tally = this.tallies.get(key);
    if (!tally) this.tallies.set(key, (tally = begin()));
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
    return tally;
  }

  /** Adds the counts to the rows. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const due = [...this.tallies.values()];
    this.tallies = new Map();
    const ctx = this.makeContext();
    for (const tally of due)
      await this.add(ctx, tally).catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'what was counted could not be written'),
      );
  }
}
