import { RENDER_JOB } from './files/render-job.js';
import { renderMissingFiles } from './files/render-files.js';
import { purgeDocuments } from './retention.js';
/** Background jobs of documents: rendering and retention. */
export function registerDocumentJobs(jobs) {
    jobs
        // On a schedule too, for what used up its attempts.
        .every('17 * * * *', RENDER_JOB, renderMissingFiles, 'files')
        .every('50 3 * * *', 'documents.purge', purgeDocuments);
}
//# sourceMappingURL=document.jobs.js.map