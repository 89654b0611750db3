import type { ServiceContext } from '../../../core/context.js';
import type { MeteredCall, MeteredCaller } from '../../../core/metered-call.js';
import { BufferedCounters } from '../../../core/buffered-counters.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { addDurations, countDuration, DURATION_STEPS } from './durations.rules.js';

interface Tally {
  readonly caller: MeteredCaller;
  readonly day: LocalDate;
  calls: number;
  errors: number;
  throttled: number;
  points: number;
  readonly durations: number[];
}

/** Counts the calls of programs by day, for their developers. */
export class UsageMeter {
  private readonly counters: BufferedCounters<Tally>;

  constructor(makeContext: () => ServiceContext) {
    this.counters = new BufferedCounters(makeContext, addTally);
  }

  count(caller: MeteredCaller, day: LocalDate, { points, milliseconds, isError, isThrottled }: MeteredCall): void {
    const tally = this.counters.of(`${Object.values(caller).join()}:${day}`, () => ({
      caller,
      day,
      calls: 0,
      errors: 0,
      throttled: 0,
      points: 0,
      durations: DURATION_STEPS.map(() => 0),
    }));
    tally.calls += 1;
    tally.errors += isError ? 1 : 0;
    tally.throttled += isThrottled ? 1 : 0;
    tally.points += points;
    countDuration(tally.durations, milliseconds);
  }

  write(): Promise<void> {
    return this.counters.write();
  }
}

/** Adds counts to the row of their day; the row lock serializes processes. */
async function addTally(ctx: ServiceContext, { caller, day, ...counted }: Tally): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('ApiUsageDay')
      .values({ ...caller, day, points: '0', durations: DURATION_STEPS.map(() => 0) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const former = await tx.db
      .selectFrom('ApiUsageDay')
      .selectAll()
      .where((eb) => eb.and({ ...caller, day }))
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.db
      .updateTable('ApiUsageDay')
      .set({
        calls: former.calls + counted.calls,
        errors: former.errors + counted.errors,
        throttled: former.throttled + counted.throttled,
        points: String(Number(former.points) + counted.points),
        durations: addDurations(former.durations, counted.durations),
      })
      .where((eb) => eb.and({ ...caller, day }))
      .execute();
  });
}
