import type { JobRegistry } from '../../core/jobs/jobs.js';
import { APPLY_EVENT_JOB, applyProviderEvent, purgeEvents } from './webhooks/apply-provider-event.js';

/** Jobs of webhooks. */
export function registerPaymentJobs(jobs: JobRegistry): void {
  jobs
    .on(APPLY_EVENT_JOB, (ctx, { provider, id }) => applyProviderEvent(ctx, String(provider), String(id)), 'provider')
    .every('41 3 * * *', 'payments.purge-events', purgeEvents);
}
