import { addJob } from '../../../core/jobs/jobs.js';
/** The job that renders all documents that have no PDF yet. */
export const RENDER_JOB = 'documents.render';
/** Has what the open transaction issues rendered after its commit. */
export function scheduleRendering(tx) {
    return addJob(tx, RENDER_JOB, {}, { jobKey: RENDER_JOB, isLowPriority: true });
}
//# sourceMappingURL=render-job.js.map