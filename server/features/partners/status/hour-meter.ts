import type { ServiceContext } from '../../../core/context.js';
import type { MeteredCall } from '../../../core/metered-call.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { addDurations, countDuration, DURATION_STEPS } from '../usage/durations.rules.js';
import { BufferedCounters } from '../../../core/buffered-counters.js';
import { hourOf } from './hours.rules.js';

interface Tally {
  readonly hour: Date;
  calls: number;
  failures: number;
  readonly durations: number[];
}

/** Counts all calls of the API by the hour. */
export class HourMeter {
  private readonly counters: BufferedCounters<Tally>;

  constructor(makeContext: () => ServiceContext) {
    this.counters = new BufferedCounters(makeContext, addTally);
  }

  count(at: Date, { milliseconds, isFailure }: Pick<MeteredCall, 'milliseconds' | 'isFailure'>): void {
    const hour = hourOf(at);
    const tally = this.counters.of(hour.toISOString(), () => ({
      hour,
      calls: 0,
      failures: 0,
      durations: DURATION_STEPS.map(() => 0),
    }));
    tally.calls += 1;
    tally.failures += isFailure ? 1 : 0;
    countDuration(tally.durations, milliseconds);
  }

  write(): Promise<void> {
    return this.counters.write();
  }
}

/** Adds counts to the row of their hour; the row lock serializes processes. */
async function addTally(ctx: ServiceContext, { hour, ...counted }: Tally): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('ApiHour')
      .values({ hour, durations: DURATION_STEPS.map(() => 0) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const former = await tx.db
      .selectFrom('ApiHour')
      .selectAll()
      .where('hour', '=', hour)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.db
      .updateTable('ApiHour')
      .set({
        calls: former.calls + counted.calls,
        failures: former.failures + counted.failures,
        durations: addDurations(former.durations, counted.durations),
      })
      .where('hour', '=', hour)
      .execute();
  });
}
