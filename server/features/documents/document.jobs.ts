import type { JobRegistry } from '../../core/jobs/jobs.js';
import { RENDER_JOB } from './files/render-job.js';
import { renderMissingFiles } from './files/render-files.js';
import { verifyInvoiceChains } from './issue/verify-chain.js';
import { purgeDocuments } from './retention.js';

/** Background jobs of documents: rendering, retention and the check of the chains. */
export function registerDocumentJobs(jobs: JobRegistry): void {
  jobs
    // Also on a schedule, for jobs that used up their attempts.
    .every('17 * * * *', RENDER_JOB, renderMissingFiles, 'files')
    // Each document's folder is removed from the store, one after the other.
    .every('50 3 * * *', 'documents.purge', (ctx, _payload, signal) => purgeDocuments(ctx, signal), 'files')
    .every('20 5 * * *', 'documents.verify', verifyInvoiceChains);
}
