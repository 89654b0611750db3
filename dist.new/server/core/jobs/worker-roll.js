import { PgListener } from '../events/pg-listener.js';
/** First half of the workers' locks; the second is made from the worker's id. */
const ROLL = 4_000_002;
const SWEEP_MS = 15_000;
/** Seconds; a worker takes its lock a moment after it starts, so younger jobs are left alone. */
const YOUNG_S = 10;
// Named query 2. Shared: after a lost connection the former one may hold the lock for a while.
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
 * Which workers are alive, as PostgreSQL knows it: each holds a lock that ends with its process, however that ends. Without it the jobs
 * of a killed worker would stay locked for four hours.
 */
export class WorkerRoll {
    log;
    workerIds = [];
    client;
    timer;
    connection;
    constructor(databaseUrl, log) {
        this.log = log;
        this.connection = new PgListener(databaseUrl, [], () => { }, () => { }, (client) => this.signAnew(client));
    }
    async start() {
        await this.connection.start();
        this.timer = setInterval(() => void this.freeJobsOfTheDead(), SWEEP_MS).unref();
        await this.freeJobsOfTheDead();
    }
    async stop() {
        clearInterval(this.timer);
        await this.connection.stop();
    }
    /** Takes the lock of a worker of this process. */
    sign(workerId) {
        this.workerIds.push(workerId);
        // When the connection is just lost, the lock is taken after the reconnect.
        this.client?.query(SIGN, [ROLL, workerId]).catch(() => { });
    }
    async signAnew(client) {
        for (const workerId of this.workerIds)
            await client.query(SIGN, [ROLL, workerId]);
        this.client = client;
    }
    async freeJobsOfTheDead() {
        await this.client
            ?.query(FREE, [ROLL, YOUNG_S])
            .catch((error) => this.log.warn({ err: error }, 'the jobs of killed processes could not be freed'));
    }
}
//# sourceMappingURL=worker-roll.js.map