import type pg from 'pg';
import type { Log } from '../logger.js';
import { PgListener } from '../events/pg-listener.js';

/** First half of the workers' lock key; the second is derived from the worker's id. */
const ROLL = 4_000_002;
const SWEEP_MS = 15_000;
/** Seconds; a worker takes its lock a moment after it starts, so younger jobs are left alone. */
const YOUNG_S = 10;

// Named query 2. Shared: after a lost connection the previous one may hold the lock for a while.
const SIGN = 'select pg_advisory_lock_shared($1, hashtext($2))';
// Named query 3.
const FREE = `
  select graphile_worker.force_unlock_workers(array_agg(distinct j.locked_by)) from graphile_worker._private_jobs j
  where j.locked_at < now() - make_interval(secs => $2) and not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
      and l.classid::bigint = $1 and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295)
  having count(*) > 0`;

/**
 * Detects live workers by PostgreSQL locks: each worker holds one that ends with its process. Without it the jobs of a killed worker would
 * stay locked for four hours.
 */
export class WorkerLocks {
  private readonly workerIds: string[] = [];
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly connection: PgListener;

  constructor(
    databaseUrl: string,
    private readonly log: Log,
  ) {
    this.connection = new PgListener(
      databaseUrl,
      [],
      () => {},
      () => {},
      (client) => this.signAnew(client),
    );
  }

  async start(): Promise<void> {
    await this.connection.start();
    this.timer = setInterval(() => void this.freeJobsOfTheDead(), SWEEP_MS).unref();
    await this.freeJobsOfTheDead();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.connection.stop();
  }

  /** Takes the lock of a worker of this process. */
  sign(workerId: string): void {
    this.workerIds.push(workerId);
    // If the connection was just lost, the lock is taken after the reconnect.
    this.client?.query(SIGN, [ROLL, workerId]).catch(() => {});
  }

  private async signAnew(client: pg.Client): Promise<void> {
    for (const workerId of this.workerIds) await client.query(SIGN, [ROLL, workerId]);
    this.client = client;
  }

  private async freeJobsOfTheDead(): Promise<void> {
    await this.client
      ?.query(FREE, [ROLL, YOUNG_S])
      .catch((error: unknown) => this.log.warn({ err: error }, 'the jobs of killed processes could not be freed'));
  }
}
