import { sql } from 'kysely';

import { OUTBOX_CHANNEL } from './events.js';
import { PgListener } from './pg-listener.js';
import { inTransaction } from '../writes/transaction.js';
/** Which consumers receive which event types; filled once when the app is created. */
export class ConsumerRegistry {
    byType = new Map();
    on(types, consumer) {
        for (const type of types)
            this.byType.set(type, [...(this.byType.get(type) ?? []), consumer]);
        return this;
    }
    of(type) {
        return this.byType.get(type) ?? [];
    }
}
const POLL_MS = 2_000;
const MAX_BACKOFF_S = 300;
/** Dispatches committed events to their consumers: on notification, at start and on a timer. */
export class OutboxDispatcher {
    makeContext;
    consumers;
    timer;
    running = null;
    again = false;
    listener;
    constructor(makeContext, consumers, databaseUrl) {
        this.makeContext = makeContext;
        this.consumers = consumers;
        this.listener = new PgListener(databaseUrl, [OUTBOX_CHANNEL], () => void this.drain());
    }
    async start() {
        await this.listener.start();
        this.timer = setInterval(() => void this.drain(), POLL_MS);
        void this.drain();
    }
    async stop() {
        clearInterval(this.timer);
        await this.listener.stop();
        await this.running;
    }
    /** Dispatches all events that are due; a call made meanwhile causes one more round. */
    async drain() {
        this.again = true;
        this.running ??= this.loop().finally(() => (this.running = null));
        return this.running;
    }
    async loop() {
        while (this.again) {
            this.again = false;
            try {
                while (await this.dispatchNext())
                    ;
            }
            catch (error) {
                this.makeContext().log.error({ err: error }, 'outbox: could not read events');
            }
        }
    }
    async dispatchNext() {
        const ctx = this.makeContext();
        let event;
        try {
            const isFound = await inTransaction(ctx, async (tx) => {
                event = await findDueEvent(tx);
                if (!event)
                    return false;
                const { id, type, payload, createdAt } = event;
                for (const consume of this.consumers.of(type))
                    await consume(tx, { id: String(id), type, payload, createdAt });
                await tx.db
                    .updateTable('OutboxEvent')
                    .set({ dispatchedAt: sql `now()` })
                    .where('id', '=', id)
                    .execute();

                return true;
            });

            return isFound;
        }
        catch (error) {
            if (!event)
                throw error;
            await postpone(ctx, event, error);
            return true;
        }
    }
}
/**
 * Several processes dispatch at once: each skips the events that another one has locked. An event of a booking waits for
 * the booking's earlier ones, also while one of them waits for its retry: a confirmation never arrives after the cancellation.
 */
function findDueEvent({ db }) {
    return db
        .selectFrom('OutboxEvent as o')
        .select(['o.id', 'o.type', 'o.payload', 'o.createdAt', 'o.attempts'])
        .where('o.dispatchedAt', 'is', null)
        .where('o.nextAttemptAt', '<=', sql `now()`)
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('OutboxEvent as earlier')
        .select('earlier.id')
        .where('earlier.dispatchedAt', 'is', null)
        .whereRef('earlier.orderKey', '=', 'o.orderKey')
        .whereRef('earlier.id', '<', 'o.id'))))
        .orderBy('o.id')
        .limit(1)
        .forUpdate('o')
        .skipLocked()
        .executeTakeFirst();
}
async function postpone(ctx, { id, type, attempts }, error) {
    ctx.log.error({ err: error, eventId: id, type }, 'outbox: a consumer failed');
    const seconds = Math.min(2 ** attempts, MAX_BACKOFF_S);
    await ctx.db
        .updateTable('OutboxEvent')
        .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        nextAttemptAt: sql `now() + make_interval(secs => ${seconds})`,
        lastError: String(error).slice(0, 500),
    }))
        .where('id', '=', id)
        .execute();
}
/** How long the oldest due event waits, in seconds. A failed event is due again later, so it does not count until then. */
export async function outboxLagSeconds({ db }) {
    const { lag } = await db
        .selectFrom('OutboxEvent')
        .select((eb) => sql `extract(epoch from now() - ${eb.fn.min('nextAttemptAt')})::float8`.as('lag'))
        .where('dispatchedAt', 'is', null)
        .executeTakeFirstOrThrow();
    return Math.max(0, lag ?? 0);
}
const RETENTION_DAYS = 30;
const PURGED_AT_ONCE = 10_000;
/** Deletes events that were dispatched long ago: nobody reads them, and erasing a person searches all that are left. */
export async function purgeOutbox({ db }) {
    for (let purged = PURGED_AT_ONCE; purged === PURGED_AT_ONCE;) {
        const { numDeletedRows } = await db
            .deleteFrom('OutboxEvent')
            .where('id', 'in', (eb) => eb
            .selectFrom('OutboxEvent')
            .select('id')
            .where('dispatchedAt', '<', sql `now() - make_interval(days => ${RETENTION_DAYS})`)
            .limit(PURGED_AT_ONCE))
            .executeTakeFirstOrThrow();
        purged = Number(numDeletedRows);
    }
}
//# sourceMappingURL=outbox.js.map