import type { ServiceContext } from './context.js';
import type { StoredEvent } from './events.js';
import { PgListener } from './pg-listener.js';
import { inTransaction } from './transaction.js';

/** Reacts to an event inside the transaction that marks it dispatched; must be idempotent. */
export type EventConsumer = (tx: ServiceContext, event: StoredEvent) => Promise<void>;

/** Which consumers hear which event types, told once when the app is put together. */
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

interface OutboxRow {
  readonly id: string;
  readonly type: string;
  readonly payload: StoredEvent['payload'];
  readonly created_at: Date;
  readonly attempts: number;
}

const POLL_MS = 2_000;
const MAX_BACKOFF_S = 300;

/** Delivers committed events to their consumers: on notification, at start and on a timer. */
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
    this.listener = new PgListener(databaseUrl, ['outbox'], () => void this.drain());
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

  /** Dispatches everything that waits; calls made meanwhile make it look once more. */
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
        this.makeContext().log.error({ err: error }, 'outbox: could not look for events');
      }
    }
  }

  private async dispatchNext(): Promise<boolean> {
    const ctx = this.makeContext();
    let row: OutboxRow | undefined;
    try {
      return await inTransaction(ctx, async (tx) => {
        [row] = await tx.em.execute<OutboxRow[]>(
          `select id, type, payload, created_at, attempts from outbox
           where dispatched_at is null and next_attempt_at <= now() order by id limit 1 for update skip locked`,
        );
        if (!row) return false;
        const event: StoredEvent = {
          id: String(row.id),
          type: row.type,
          payload: row.payload,
          createdAt: new Date(row.created_at),
        };
        for (const consume of this.consumers.of(row.type)) await consume(tx, event);
        await tx.em.execute('update outbox set dispatched_at = now() where id = ?', [row.id]);
        return true;
      });
    } catch (error) {
      if (!row) throw error;
      await this.postpone(ctx, row, error);
      return true;
    }
  }

  private async postpone(ctx: ServiceContext, row: OutboxRow, error: unknown): Promise<void> {
    ctx.log.error({ err: error, eventId: row.id, type: row.type }, 'outbox: a consumer failed');
    const seconds = Math.min(2 ** row.attempts, MAX_BACKOFF_S);
    await ctx.em
      .fork()
      .execute(
        'update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ?), last_error = ? where id = ?',
        [seconds, String(error).slice(0, 500), row.id],
      );
  }
}

/** How long the oldest event that is due waits, in seconds; one that failed is due again later and must not make all the rest unready. */
export async function outboxLagSeconds(ctx: ServiceContext): Promise<number> {
  const [row] = await ctx.em.execute<{ lag: number | null }[]>(
    `select extract(epoch from now() - min(next_attempt_at))::float8 as lag from outbox where dispatched_at is null`,
  );
  return Math.max(0, row?.lag ?? 0);
}

const KEPT_DAYS = 30;
const PURGED_AT_ONCE = 10_000;

/** Removes events that were delivered long ago: they serve nobody, and erasing a person looks through all that are left. */
export async function purgeOutbox(ctx: ServiceContext): Promise<void> {
  for (let purged = PURGED_AT_ONCE; purged === PURGED_AT_ONCE;) {
    const rows = await ctx.em.execute<object[]>(
      'delete from outbox where id in (select id from outbox where dispatched_at < now() - make_interval(days => ?) limit ?) returning id',
      [KEPT_DAYS, PURGED_AT_ONCE],
    );
    purged = rows.length;
  }
}
