import { addJob } from '../../core/jobs.js';
import type { ConsumerRegistry } from '../../core/outbox.js';
import { keepNeed } from './keep-need.js';
import { MATCH_JOB } from './saved-searches.jobs.js';

/** What saved searches do when something has happened. A trigger tells that a space changed: whoever changed it. */
export function registerSavedSearchConsumers(consumers: ConsumerRegistry): void {
  consumers.on(['search.space_changed'], (tx, { payload }) => addJob(tx, MATCH_JOB, payload));
  consumers.on(['onboarding.need_told'], keepNeed);
}
