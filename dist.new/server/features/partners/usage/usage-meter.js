import { inTransaction } from '../../../core/writes/transaction.js';
import { DURATION_STEPS, stepOf } from './durations.rules.js';
const WRITE_EVERY_MS = 5_000;
/** Counts calls in memory and writes the sums every five seconds and at the end: a call does not wait for its own bookkeeping. */
export class UsageMeter {
    makeContext;
    tallies = new Map();
    timer;
    constructor(makeContext) {
        this.makeContext = makeContext;
    }
    count({ caller, points, milliseconds, isError, isThrottled }) {
        const day = this.makeContext().clock.today();
        const at = `${Object.values(caller).join()}:${day}`;
        let tally = this.tallies.get(at);
        if (!tally) {
            tally = { caller, day, calls: 0, errors: 0, throttled: 0, points: 0, durations: DURATION_STEPS.map(() => 0) };
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
    async write() {
        clearTimeout(this.timer);
        this.timer = undefined;
        const due = [...this.tallies.values()];
        this.tallies = new Map();
        const ctx = this.makeContext();
        for (const tally of due)
            await addTally(ctx, tally).catch((error) => ctx.log.warn({ err: error }, 'usage of a program could not be counted'));
    }
}
/** Adds a sum to the row of its day; the row's lock keeps two processes apart. */
async function addTally(ctx, { caller, day, ...counted }) {
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
            durations: former.durations.map((count, step) => count + (counted.durations[step] ?? 0)),
        })
            .where((eb) => eb.and({ ...caller, day }))
            .execute();
    });
}
//# sourceMappingURL=usage-meter.js.map