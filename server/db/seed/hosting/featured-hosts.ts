import { defaultConstants } from '../../../core/constants/constants.js';
import { findFeaturedHosts } from '../../../features/reviews/featured-hosts/find-featured-hosts.js';
import { flagMask } from '../../../features/search/plain-filters.rules.js';
import type { SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';

/**
 * Gives the label "Anfitrión destacado" to hosts whose stays and reviews qualify; returns the spaces with the label in their search rows.
 */
export async function withFeaturedHosts(
  { db }: SeedTransaction,
  spaces: readonly ListedSpace[],
  now: Date,
): Promise<ListedSpace[]> {
  const hosts = new Set(await findFeaturedHosts(db, now, defaultConstants));
  if (hosts.size > 0)
    await db
      .updateTable('User')
      .set({ featuredHostSince: now })
      .where('id', 'in', [...hosts])
      .execute();
  const flag = flagMask({ is_of_featured_host: true });
  return spaces.map((one) =>
    hosts.has(one.space.hostId) ? { ...one, row: { ...one.row, features: one.row.features | flag } } : one,
  );
}
