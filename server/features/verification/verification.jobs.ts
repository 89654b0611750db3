import type { JobRegistry } from '../../core/jobs.js';
import { dropDocument, dropOrphan } from './document-store.js';
import { expireVerifications } from './expire-verifications.js';
import { forgetDecidedDocuments, forgetUnsent } from './forget-verifications.js';

/** The work around verifications that the clock does. */
export function registerVerificationJobs(jobs: JobRegistry): void {
  jobs.on('verification.drop-document', (ctx, { storageKey }) => dropDocument(ctx, String(storageKey)));
  jobs.on('verification.drop-orphan', (ctx, { storageKey }) => dropOrphan(ctx, String(storageKey)));
  jobs.every('20 * * * *', 'verification.forget', async (ctx) => {
    await forgetDecidedDocuments(ctx);
    await forgetUnsent(ctx);
  });
  jobs.every('10 1 * * *', 'verification.expire', expireVerifications);
}
