import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../database.js';
import type { ServiceContext } from '../context.js';
import { faultPoint } from '../fault-points.js';
import type { StoredEvent } from './event-types.js';
import { OUTBOX_CHANNEL } from './events.js';
import { PgListener } from './pg-listener.js';
import { deleteInBatches } from '../writes/delete-in-batches.js';
import { inTransaction } from '../writes/transaction.js';

/** Reacts to an event inside the transaction that marks it dispatched; must be idempotent. */
export type EventConsumer = (tx: ServiceContext, event: StoredEvent) => Promise<void>;

/** Which consumers receive which event types; filled once when the app is created. */
export class ConsumerRegistry {
  private readonly byType = new Map<string, EventConsumer[]>();

  on(types: readonly string[], consumer: EventConsumer): this {
    for (const type of types) this.byType.set(type, [...(this.byType.get(type) ?? []), consumer]);
    return this;
  }

  of(type: string): readonly EventConsumer[] {
    return this.byType.get(type) ?? [];
  }
}

interface DueEvent {
  readonly id: number;
  readonly type: string;
  readonly payload: StoredEvent['payload'];
  readonly createdAt: Date;
  readonly attempts: number;
}

const POLL_MS = 2_000;
const MAX_BACKOFF_S = 300;

/** Dispatches committed events to their consumers: on notification, at start and on a timer. */
export class OutboxDispatcher {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private again = false;
  private readonly listener: PgListener;

  constructor(
    private readonly makeContext: () => ServiceContext,
    private readonly consumers: ConsumerRegistry,
    databaseUrl: string,
  ) {
    this.listener = new PgListener(databaseUrl, [OUTBOX_CHANNEL], () => void this.drain());
  }

  async start(): Promise<void> {
    await this.listener.start();
    this.timer = setInterval(() => void this.drain(), POLL_MS);
    void this.drain();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.listener.stop();
    await this.running;
  }

  /** Dispatches all due events; a call made meanwhile causes one more round. */
  async drain(): Promise<void> {
    this.again = true;
    this.running ??= this.loop().finally(() => (this.running = null));
    return this.running;
  }

  private async loop(): Promise<void> {
    while (this.again) {
      this.again = false;
      try {
        while (await this.dispatchNext());
      } catch (error) {
        this.makeContext().log.error({ err: error }, 'outbox: could not read events');
      }
    }
  }

  private async dispatchNext(): Promise<boolean> {
    const ctx = this.makeContext();
    let event: DueEvent | undefined;
    try {
      const isFound = await inTransaction(ctx, async (tx) => {
        event = await findDueEvent(tx);
        if (!event) return false;
        const { id, type, payload, createdAt } = event;
        for (const consume of this.consumers.of(type)) await consume(tx, { id: String(id), type, payload, createdAt });
        await tx.db
          .updateTable('OutboxEvent')
          .set({ dispatchedAt: sql<Date>`now()` })
          .where('id', '=', id)
          .execute();
        faultPoint('outbox.consumed');
        return true;
      });
      faultPoint('outbox.dispatched');
      return isFound;
    } catch (error) {
      if (!event) throw error;
      await postpone(ctx, event, error);
      return true;
    }
  }
}

/**
 * Several processes dispatch at once: each skips the events that another one has locked. An event of a booking waits for the booking's
 * earlier events, even while one of them waits for a retry, so that a confirmation never arrives after the cancellation.
 */
function findDueEvent({ db }: ServiceContext): Promise<DueEvent | undefined> {
  return db
    .selectFrom('OutboxEvent as o')
    .select(['o.id', 'o.type', 'o.payload', 'o.createdAt', 'o.attempts'])
    .where('o.dispatchedAt', 'is', null)
    .where('o.nextAttemptAt', '<=', sql<Date>`now()`)
    .where(waitsForNone)
    .orderBy('o.id')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst();
}

type WithEvent = ExpressionBuilder<Tables & { o: Tables['OutboxEvent'] }, 'o'>;

/** No earlier event of the same booking is still to be dispatched. */
function waitsForNone({ not, exists, selectFrom }: WithEvent): Expression<SqlBool> {
  return not(
    exists(
      selectFrom('OutboxEvent as earlier')
        .select('earlier.id')
        .where('earlier.dispatchedAt', 'is', null)
        .whereRef('earlier.orderKey', '=', 'o.orderKey')
        .whereRef('earlier.id', '<', 'o.id'),
    ),
  );
}

async function postpone(ctx: ServiceContext, { id, type, attempts }: DueEvent, error: unknown): Promise<void> {
  ctx.log.error({ err: error, eventId: id, type }, 'outbox: a consumer failed');
  const seconds = Math.min(2 ** attempts, MAX_BACKOFF_S);
  await ctx.db
    .updateTable('OutboxEvent')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      nextAttemptAt: sql<Date>`now() + make_interval(secs => ${seconds})`,
      lastError: String(error).slice(0, 500),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Age of the oldest due event, in seconds. A failed event becomes due again later, and does not count until then; the events that wait for
 * it do not count at all, or one broken booking would take every process out of service.
 */
export async function outboxLagSeconds({ db }: ServiceContext): Promise<number> {
  const { lag } = await db
    .selectFrom('OutboxEvent as o')
    .select((eb) => sql<number | null>`extract(epoch from now() - ${eb.fn.min('o.nextAttemptAt')})::float8`.as('lag'))
    .where('o.dispatchedAt', 'is', null)
    .where(waitsForNone)
    .executeTakeFirstOrThrow();
  return Math.max(0, lag ?? 0);
}

/** Events not dispatched for over a minute, including those that wait for a retry. */
export async function lateEvents({
  db,
}: Pick<ServiceContext, 'db'>): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('OutboxEvent')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.min('createdAt').as('oldestAt')])
    .where('dispatchedAt', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - interval '1 minute'`)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), oldestAt: row.oldestAt && new Date(row.oldestAt) };
}

const RETENTION_DAYS = 30;

/** Deletes events that were dispatched long ago: nobody reads them, and erasing a person has to search the rest. */
export function purgeOutbox({ db }: ServiceContext, signal?: AbortSignal): Promise<void> {
  return deleteInBatches(
    (limit) =>
      db.deleteFrom('OutboxEvent').where('id', 'in', (eb) =>
        eb
          .selectFrom('OutboxEvent')
          .select('id')
          .where('dispatchedAt', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
          .limit(limit),
      ),
    signal,
  );
}
