import type { ServiceContext } from '../context.js';
import { DAY_MS } from '../values/durations.js';
import { attemptsOver } from './attempts.js';
import { addJob, type JobOptions } from './jobs.js';

/** The store of files or the payment provider may be down for a day. */
const ATTEMPTS = attemptsOver(DAY_MS);

/** Adds a job that deletes outside of the database what its rows no longer name, so that nobody could delete it later. */
export function addDeletion(
  tx: ServiceContext,
  name: string,
  payload: object,
  options: Omit<JobOptions, 'maxAttempts'> = {},
): Promise<void> {
  return addJob(tx, name, payload, { ...options, maxAttempts: ATTEMPTS });
}
