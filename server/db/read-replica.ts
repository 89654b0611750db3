import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Log } from '../core/logger.js';
import type { ReplicaReads } from '../core/replica.types.js';
import { databaseOf } from '../database.js';
import { openOrm } from './orm.js';

/** How often the two databases are compared. */
const CHECK_MS = 250;
const RETRY_MS = 2_000;
/** So long a read waits for what was just committed; the primary is quicker after that. */
const LONGEST_WAIT_MS = 1_000;
const POLL_MS = 25;
/** A replica that lacks what was committed so long ago is left out until it has it. */
export const MAX_LAG_MS = 5_000;

/** How far the primary's log had come at some instant. */
interface Mark {
  readonly position: bigint;
  /** ms of the process's clock. */
  readonly at: number;
}

/**
 * A copy of the database for reads that may be some seconds old. How old is measured by positions in the log and not by the replica's clock, so
 * that a replica that is cut off is noticed, too.
 */
export class ReadReplica implements ReplicaReads {
  private orm: MikroORM | undefined;
  private readonly marks: Mark[] = [];
  /** All that was committed before this instant is on the replica. */
  private completeUntil = -Infinity;
  /** Nothing older may be shown. */
  private neededUntil = -Infinity;
  private isStopped = false;
  private isOut = true;
  private loop: Promise<void> | undefined;

  private constructor(
    private readonly url: string,
    private readonly primary: () => SqlEntityManager,
    private readonly log: Log,
  ) {}

  /** Begins to watch it, where there is one; a replica that is away does not keep the program from starting. */
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

  /** An entity manager on the replica; null while it is away, too far behind, or lacks what must not be shown any more. */
  fork(): SqlEntityManager | null {
    const isRecent = performance.now() - this.completeUntil <= MAX_LAG_MS;
    return this.orm && isRecent && this.completeUntil >= this.neededUntil ? this.orm.em.fork() : null;
  }

  /** The same with all that is committed by now, once that is there; null: it is away, or not there in time. */
  async current(): Promise<SqlEntityManager | null> {
    const asked = performance.now();
    while (this.fork() && performance.now() - asked < LONGEST_WAIT_MS) {
      if (this.completeUntil >= asked) return this.fork();
      await sleep(POLL_MS);
    }
    return null;
  }

  /** Reads wait for what is committed by now: the primary answers until the replica has it. */
  needCurrent(): void {
    this.neededUntil = performance.now();
  }

  /** A read failed on it: the primary answers until it was looked at again. */
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
      // Older than the bound they decide nothing.
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

/** How far a database's log has come, in bytes: what a commit has put there, written to the disk or not, or on a replica replayed. */
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
