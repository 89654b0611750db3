import { addJob } from '../../core/jobs/jobs.js';
import { saveNeed } from './save-need.js';
import { MATCH_JOB } from './saved-searches.jobs.js';
/** Matches changed spaces, which a database trigger reports, and saves the need entered during onboarding as a search. */
export function registerSavedSearchConsumers(consumers) {
    consumers.on(['search.space_changed'], (tx, { payload }) => addJob(tx, MATCH_JOB, payload));
    consumers.on(['onboarding.need_told'], saveNeed);
}
//# sourceMappingURL=saved-searches.consumers.js.map