import { sql } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { MeteredCall } from '../../../core/metered-call.js';
import { DURATION_STEPS, stepOf } from './durations.rules.js';

interface Tally {
  readonly keyId: string;
  readonly day: string;
  calls: number;
  errors: number;
  throttled: number;
  points: number;
  readonly durations: number[];
}

const WRITE_EVERY_MS = 5_000;

/** Counts calls in memory and writes the sums every five seconds and at the end: a call does not wait for its own bookkeeping. */
export class UsageMeter {
  private tallies = new Map<string, Tally>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly makeContext: () => ServiceContext) {}

  count({ keyId, points, milliseconds, isError, isThrottled }: MeteredCall): void {
    const day = this.makeContext().clock.today();
    const at = `${keyId}:${day}`;
    let tally = this.tallies.get(at);
    if (!tally) {
      tally = { keyId, day, calls: 0, errors: 0, throttled: 0, points: 0, durations: DURATION_STEPS.map(() => 0) };
      this.tallies.set(at, tally);
    }
    tally.calls += 1;
    tally.errors += isError ? 1 : 0;
    tally.throttled += isThrottled ? 1 : 0;
    tally.points += points;
    const step = stepOf(milliseconds);
    tally.durations[step] = (tally.durations[step] ?? 0) + 1;
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** Adds what was counted to the rows of its days. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const due = [...this.tallies.values()];
    this.tallies = new Map();
    const { db, log } = this.makeContext();
    for (const tally of due) {
      try {
        await db
          .insertInto('ApiUsageDay')
          .values({ ...tally, points: String(tally.points) })
          .onConflict((conflict) =>
            conflict.columns(['keyId', 'day']).doUpdateSet((eb) => ({
              calls: eb('ApiUsageDay.calls', '+', eb.ref('excluded.calls')),
              errors: eb('ApiUsageDay.errors', '+', eb.ref('excluded.errors')),
              throttled: eb('ApiUsageDay.throttled', '+', eb.ref('excluded.throttled')),
              points: eb('ApiUsageDay.points', '+', eb.ref('excluded.points')),
              durations: sql<
                number[]
              >`(select array_agg(a + b order by n) from unnest(api_usage_days.durations, excluded.durations) with ordinality as t (a, b, n))`,
            })),
          )
          .execute();
      } catch (error) {
        log.warn({ err: error }, 'usage of a key could not be counted');
      }
    }
  }
}
