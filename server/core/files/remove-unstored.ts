import { isConnectionLost } from '../errors/db-errors.js';

/**
 * Removes the files of a row that could not be written, and rethrows why. A connection that was lost at the commit leaves open whether the
 * row exists: then the files stay for the job that removes those without one.
 */
export async function removeUnstored(error: unknown, remove: () => Promise<void>): Promise<never> {
  if (!isConnectionLost(error)) await remove();
  throw error;
}
