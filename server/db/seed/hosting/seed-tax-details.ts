import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';

/** Tax details of the demo's private hosts, at the address of their first space; one of them has none yet. */
export async function seedTaxDetails(
  tx: SeedTransaction,
  spaces: readonly ListedSpace[],
  lateId: string,
  now: Date,
): Promise<void> {
  const first = new Map(
    spaces
      .filter(({ host }) => !host.isTrader && host.id !== lateId)
      .toReversed()
      .map((listed) => [listed.host.id, listed]),
  );
  await insertRows(
    tx,
    'TaxDetails',
    [...first.values()].map(({ host, space: { address, postalCode, city } }) => ({
      userId: host.id,
      nif: host.nif ?? '',
      address: `${address ?? ''}, ${postalCode ?? ''} ${city ?? ''}`,
      updatedAt: now.toISOString(),
    })),
  );
}
