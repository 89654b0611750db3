import type { ServiceContext } from '../../../core/context.js';
import { addJob, type JobRegistry } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { spaceStatusesThat } from '../../spaces/space-status.rules.js';
import { readFeed } from './read-feed.js';

/** How often the calendars of other sites are read. */
export const READ_MINUTES = 30;

const READ_JOB = 'calendar.read-feed';

/** Fetching waits for other sites, so it has separate workers. */
export function registerCalendarFeedJobs(jobs: JobRegistry): void {
  jobs.every(`*/${READ_MINUTES} * * * *`, 'calendar.read-feeds', scheduleReading);
  jobs.on(
    READ_JOB,
    async (ctx, { feedId }) => {
      await readFeed(ctx, String(feedId));
    },
    'outside',
  );
}

/** One job per feed: a slow site delays no other. The next half hour is the next attempt. */
async function scheduleReading(ctx: ServiceContext): Promise<void> {
  const feeds = await ctx.db
    .selectFrom('CalendarFeed as f')
    .innerJoin('Space as s', 's.id', 'f.spaceId')
    .innerJoin('User as h', 'h.id', 's.hostId')
    .select('f.id')
    .where('s.status', 'in', spaceStatusesThat('isLettable'))
    .where('h.suspendedAt', 'is', null)
    .execute();
  await inTransaction(ctx, async (tx) => {
    for (const { id } of feeds)
      await addJob(tx, READ_JOB, { feedId: id }, { jobKey: `${READ_JOB}:${id}`, maxAttempts: 1, isOutbound: true });
  });
}
