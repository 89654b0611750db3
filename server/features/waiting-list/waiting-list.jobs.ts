import type { ServiceContext } from '../../core/context.js';
import { addJob, type JobRegistry } from '../../core/jobs/jobs.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { OFFER_DAYS_JOB } from '../spaces/waiting/days-priority.js';
import { offerDays } from './offer-days.js';

/**
 * Every change of a space's days schedules the job of its list; the schedule covers unannounced changes, such as a space that is published
 * again.
 */
export function registerWaitingListJobs(jobs: JobRegistry): void {
  jobs.on(OFFER_DAYS_JOB, (ctx, { spaceId }) => offerDays(ctx, String(spaceId)));
  jobs.every('8,38 * * * *', 'waiting-list.look-through', scheduleOffers);
  jobs.every('20 3 * * *', 'waiting-list.delete-over', deleteOver);
}

async function scheduleOffers(ctx: ServiceContext): Promise<void> {
  const spaces = await ctx.db
    .selectFrom('WaitingPlace')
    .select('spaceId')
    .distinct()
    .where('from', '>=', ctx.clock.today())
    .execute();
  await inTransaction(ctx, async (tx) => {
    for (const { spaceId } of spaces)
      await addJob(tx, OFFER_DAYS_JOB, { spaceId }, { jobKey: `${OFFER_DAYS_JOB}:${spaceId}` });
  });
}

/** Deletes places whose days are past. */
async function deleteOver(ctx: ServiceContext): Promise<void> {
  await ctx.db.deleteFrom('WaitingPlace').where('from', '<', ctx.clock.today()).execute();
}
