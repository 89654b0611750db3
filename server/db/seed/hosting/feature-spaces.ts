import type { SeedTransaction } from '../insert-rows.js';
import { chooseFeatured, type ListedSpace } from '../make-demo-spaces.js';

/** Marks the featured spaces of the home page, in order. */
export async function featureSpaces({ db }: SeedTransaction, published: readonly ListedSpace[]): Promise<void> {
  for (const [rank, { space }] of chooseFeatured(published).entries())
    await db
      .updateTable('Space')
      .set({ featuredRank: rank + 1 })
      .where('id', '=', space.id)
      .execute();
}
