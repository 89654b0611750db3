import type { ServiceContext } from '../../core/context.js';
import { addJob, type JobRegistry } from '../../core/jobs/jobs.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { purgeUnconfirmed, notifyWaitingLists } from './city/waiting-list.js';
import { refreshSearchRows } from './search-projection.js';

const BATCH = 200;
const REFRESH_JOB = 'search.refresh';

/** All rows are rebuilt every night: the bonus of new spaces ends, hosts' response metrics change, and nothing can drift for long. */
export function registerSearchJobs(registry: JobRegistry): void {
  registry.every('40 3 * * *', REFRESH_JOB, refreshAll);
  registry.every('15 9 * * *', 'search.waiting-lists', (ctx, _payload, signal) => notifyWaitingLists(ctx, signal));
  registry.every('10 4 * * *', 'search.unconfirmed-addresses', purgeUnconfirmed);
}

/** Rebuilds all rows soon; several changes cause one run. */
export function scheduleRefresh(tx: ServiceContext): Promise<void> {
  return addJob(tx, REFRESH_JOB, {}, { jobKey: REFRESH_JOB, isLowPriority: true });
}

/** Rebuilds all rows, a few hundred per transaction. */
export async function refreshAll(ctx: ServiceContext): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await ctx.em.execute<{ id: string }[]>(
      `select id from spaces where id > ?::uuid and (status = 'published' or exists (select from space_search r where r.id = spaces.id)) order by id limit ?`,
      [last, BATCH],
    );
    if (ids.length === 0) return;
    await inTransaction(ctx, (tx) =>
      refreshSearchRows(
        tx,
        ids.map(({ id }) => id),
      ),
    );
    last = ids.at(-1)?.id ?? last;
  }
}
