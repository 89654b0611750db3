import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Log } from '../core/logger.js';
import type { ReplicaReads } from '../core/replica.types.js';
import { databaseOf } from '../database.js';
import { openOrm } from './orm.js';

/** Interval at which the two databases are compared. */
const CHECK_MS = 250;
const RETRY_MS = 2_000;
/** Maximum wait of a read for recent commits; after that the primary is faster. */
const LONGEST_WAIT_MS = 1_000;
const POLL_MS = 25;
/** A replica that lags more than this is skipped until it has caught up. */
export const MAX_LAG_MS = 5_000;

/** The position of the primary's log at some instant. */
interface Mark {
  readonly position: bigint;
  /** Milliseconds of the process's clock. */
  readonly at: number;
}

/**
 * A copy of the database for reads that may be some seconds old. Its age is measured by log positions instead of the replica's clock, so
 * that a disconnected replica is noticed, too.
 */
export class ReadReplica implements ReplicaReads {
  private orm: MikroORM | undefined;
  private readonly marks: Mark[] = [];
  /** Everything committed before this instant is on the replica. */
  private completeUntil = -Infinity;
  /** Data older than this must not be shown. */
  private neededUntil = -Infinity;
  private isStopped = false;
  private isOut = true;
  private loop: Promise<void> | undefined;

  private constructor(
    private readonly url: string,
    private readonly primary: () => SqlEntityManager,
    private readonly log: Log,
  ) {}

  /** Starts watching the replica, if configured; an unavailable replica does not keep the program from starting. */
  static async open(url: string | null, primary: () => SqlEntityManager, log: Log): Promise<ReadReplica | null> {
    if (url === null) return null;
    const replica = new ReadReplica(url, primary, log);
    await replica.check();
    replica.loop = replica.watch();
    return replica;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.loop;
    await this.orm?.close(true);
  }

  /** An entity manager on the replica; null while it is down, too far behind, or still has data that must not be shown. */
  fork(): SqlEntityManager | null {
    const isRecent = performance.now() - this.completeUntil <= MAX_LAG_MS;
    return this.orm && isRecent && this.completeUntil >= this.neededUntil ? this.orm.em.fork() : null;
  }

  /** The same, once everything committed so far is replicated; null when the replica is down or not in time. */
  async current(): Promise<SqlEntityManager | null> {
    const asked = performance.now();
    while (this.fork() && performance.now() - asked < LONGEST_WAIT_MS) {
      if (this.completeUntil >= asked) return this.fork();
      await sleep(POLL_MS);
    }
    return null;
  }

  /** Hidden data was committed: the primary serves reads until the replica has caught up. */
  needCurrent(): void {
    this.neededUntil = performance.now();
  }

  /** A read on the replica failed: the primary serves reads until the next check. */
  leaveOut(): void {
    this.completeUntil = -Infinity;
    this.marks.length = 0;
  }

  private async watch(): Promise<void> {
    while (!this.isStopped) {
      await sleep(this.isOut ? RETRY_MS : CHECK_MS, undefined, { ref: false });
      if (!this.isStopped) await this.check();
    }
  }

  private async check(): Promise<void> {
    try {
      this.orm ??= await openOrm({ databaseUrl: this.url });
      const at = performance.now();
      this.marks.push({ position: await positionOf(this.primary()), at });
      const replayed = await positionOf(this.orm.em.fork());
      while (this.marks[0] && this.marks[0].position <= replayed)
        this.completeUntil = this.marks.shift()?.at ?? this.completeUntil;
      // Samples older than the bound are no longer needed.
      while (this.marks.length > MAX_LAG_MS / CHECK_MS) this.marks.shift();
      this.logState(performance.now() - this.completeUntil > MAX_LAG_MS, 'it is too far behind');
    } catch (error) {
      this.leaveOut();
      this.logState(true, error);
    }
  }

  private logState(isOut: boolean, why: unknown): void {
    if (isOut && !this.isOut) this.log.warn({ err: why }, 'the read replica is left out: the primary answers');
    if (!isOut && this.isOut) this.log.info('the read replica answers');
    this.isOut = isOut;
  }
}

/** The log position of a database in bytes: what commits have written, flushed or not, or, on a replica, what was replayed. */
async function positionOf(em: SqlEntityManager): Promise<bigint> {
  const { bytes } = await databaseOf(em)
    .selectNoFrom(
      sql<string>`(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0'::pg_lsn)::text`.as(
        'bytes',
      ),
    )
    .executeTakeFirstOrThrow();
  return BigInt(bytes);
}
