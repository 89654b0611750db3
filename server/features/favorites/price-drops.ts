import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { recordEvent, recordEvents } from '../../core/events/events.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import type { Database } from '../../database.js';
import { isPublicSpace } from '../spaces/public-spaces.js';
import { FavoriteEventType, type PriceDropped, type SpaceCheaper } from './favorite.events.js';

/** Favorites whose space is cheaper than when it was saved and than the price of the last notification. */
function newDrops(db: Database, spaceId: string) {
  return db
    .selectFrom('Favorite as f')
    .innerJoin('Space as s', 's.id', 'f.spaceId')
    .select('f.id')
    .where('f.spaceId', '=', spaceId)
    .where('f.notifyPriceDrop', '=', true)
    .where((eb) => eb('s.priceMonthCents', '<', eb.fn<number>('least', ['f.priceAtSaveCents', 'f.notifiedPriceCents'])))
    .where(isPublicSpace);
}

/**
 * In the transaction that changed a space: whether anybody who saved it must be notified of a new drop. The recipients are looked up later.
 */
export async function noticePriceDrop(tx: ServiceContext, spaceId: string): Promise<void> {
  // A price that has recovered may drop again.
  await tx.db
    .updateTable('Favorite')
    .from('Space as s')
    .set({ notifiedPriceCents: null })
    .whereRef('s.id', '=', 'Favorite.spaceId')
    .where('Favorite.spaceId', '=', spaceId)
    .where('Favorite.notifiedPriceCents', 'is not', null)
    .whereRef('s.priceMonthCents', '>=', 'Favorite.priceAtSaveCents')
    .execute();
  const cheaper = await newDrops(tx.db, spaceId).limit(1).executeTakeFirst();
  const event: SpaceCheaper = { type: FavoriteEventType.SPACE_CHEAPER, payload: { spaceId } };
  if (cheaper) await recordEvent(tx, event);
}

/** Records one event for everybody who saved a space that became cheaper, once per drop. */
export async function notifyPriceDrop(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  const spaceId = String(payload['spaceId']);
  const rows = await tx.db
    .updateTable('Favorite')
    .from('Space as cheaper')
    .set((eb) => ({ notifiedPriceCents: eb.ref('cheaper.priceMonthCents') }))
    .whereRef('cheaper.id', '=', 'Favorite.spaceId')
    .where('Favorite.id', 'in', newDrops(tx.db, spaceId))
    .returning((eb) => [
      'Favorite.userId',
      eb
        .selectFrom('FavoriteList as l')
        .select('l.id')
        .whereRef('l.id', '=', 'Favorite.listId')
        .where('l.name', 'is not', null)
        .as('listId'),
    ])
    .execute();
  const people = new Map(rows.map(({ userId, listId }) => [userId, listId]));
  await recordEvents(
    tx,
    [...people].map(([userId, listId]): PriceDropped => ({
      type: FavoriteEventType.PRICE_DROPPED,
      payload: { spaceId, userId, ...(listId && { listId: toGlobalId('FavoriteList', listId) }) },
    })),
  );
}
