import { APPLY_EVENT_JOB, applyProviderEvent, purgeEvents } from './webhooks/apply-provider-event.js';
/** What webhooks cause. */
export function registerPaymentJobs(jobs) {
    jobs
        .on(APPLY_EVENT_JOB, (ctx, { provider, id }) => applyProviderEvent(ctx, String(provider), String(id)), 'provider')
        .every('41 3 * * *', 'payments.purge-events', purgeEvents);
}
//# sourceMappingURL=payments.jobs.js.map