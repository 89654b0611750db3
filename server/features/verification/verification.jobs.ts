import type { JobRegistry } from '../../core/jobs/jobs.js';
import { documentFiles } from './documents/document-store.js';
import { requestHostData } from './host-data/request-host-data.js';
import { expireVerifications } from './expire-verifications.js';
import { purgeDecidedDocuments, purgeUnsubmitted } from './purge-verifications.js';

/** Deletes stored documents, purges old data and expires verifications. */
export function registerVerificationJobs(jobs: JobRegistry): void {
  jobs.on('verification.drop-document', (ctx, { storageKey }) => documentFiles.remove(ctx, String(storageKey)));
  documentFiles.registerOrphanJobs(jobs);
  jobs.every('20 * * * *', 'verification.forget', async (ctx) => {
    await purgeDecidedDocuments(ctx);
    await purgeUnsubmitted(ctx);
  });
  jobs.every('40 7 * * *', 'verification.ask-hosts', requestHostData);
  jobs.every('10 1 * * *', 'verification.expire', (ctx, _payload, signal) => expireVerifications(ctx, signal));
}
