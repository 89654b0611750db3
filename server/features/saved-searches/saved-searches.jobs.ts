import type { JobRegistry } from '../../core/jobs/jobs.js';
import { AlertCadence } from './alert-cadence.js';
import { matchFreedSpaces, matchSpace, NOTIFY_JOB, type PreviousValues } from './match-space.js';
import { notifyMatches } from './notify-matches.js';

export const MATCH_JOB = 'saved-searches.match';

/** Matching is a job because its time grows with the number of saved searches; no request waits for it. */
export function registerSavedSearchJobs(registry: JobRegistry): void {
  registry.on(MATCH_JOB, (ctx, { spaceId, before }) =>
    matchSpace(ctx, String(spaceId), (before ?? null) as PreviousValues),
  );
  registry.every('10 1 * * *', 'saved-searches.match-freed', matchFreedSpaces);
  registry.every('*/5 * * * *', NOTIFY_JOB, (ctx) => notifyMatches(ctx, AlertCadence.AT_ONCE));
  registry.every('30 7 * * *', 'saved-searches.tell-daily', (ctx) => notifyMatches(ctx, AlertCadence.DAILY));
}
