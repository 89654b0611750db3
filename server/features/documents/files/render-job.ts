import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs/jobs.js';

/** The job that renders all documents that have no PDF yet. */
export const RENDER_JOB = 'documents.render';

/** Schedules rendering of what the open transaction issues, after its commit. */
export function scheduleRendering(tx: ServiceContext): Promise<void> {
  return addJob(tx, RENDER_JOB, {}, { jobKey: RENDER_JOB, isLowPriority: true });
}
