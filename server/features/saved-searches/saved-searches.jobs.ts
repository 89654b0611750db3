import type { JobRegistry } from '../../core/jobs.js';
import { matchSpace, TELL_JOB, type Before } from './match-space.js';
import { AlertCadence } from './saved-search.types.js';
import { tellMatches } from './tell-matches.js';

export const MATCH_JOB = 'saved-searches.match';

/** Looking for searches takes as long as there are many of them: nobody's click waits for it. */
export function registerSavedSearchJobs(registry: JobRegistry): void {
  registry.on(MATCH_JOB, (ctx, { spaceId, before }) => matchSpace(ctx, String(spaceId), (before ?? null) as Before));
  registry.every('*/5 * * * *', TELL_JOB, (ctx) => tellMatches(ctx, AlertCadence.AT_ONCE));
  registry.every('30 7 * * *', 'saved-searches.tell-daily', (ctx) => tellMatches(ctx, AlertCadence.DAILY));
}
