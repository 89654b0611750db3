import { localDateOf } from '../../../core/values/time-zone.js';
// The search asks the bookings which statuses hold days.
import '../../../features/bookings/bookings.feature.js';
import { upsertSearchRows } from '../../../features/search/search-projection.js';
import { photoRows } from '../demo-data/demo-photos.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import type { Random } from '../random.js';

const BATCH = 2000;

export async function insertSpaces(
  tx: SeedTransaction,
  random: Random,
  spaces: readonly Pick<ListedSpace, 'space'>[],
): Promise<void> {
  await insertRows(
    tx,
    'Space',
    spaces.map(({ space: { room: _room, quarter: _quarter, is24h: _is24h, ...row } }) => row),
  );
  await insertRows(tx, 'SpacePhoto', photoRows(random, spaces));
}

/** After the bookings, so that their days are taken from the start. */
export async function listInSearch(tx: SeedTransaction, spaces: readonly ListedSpace[], now: Date): Promise<void> {
  for (let from = 0; from < spaces.length; from += BATCH) {
    const rows = spaces.slice(from, from + BATCH).map(({ row }) => row);
    await upsertSearchRows(tx.em, rows, localDateOf(now));
  }
}
