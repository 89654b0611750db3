import type { ServiceContext } from '../../core/context.js';
import { recordEvent, recordEvents, type StoredEvent } from '../../core/events.js';
import { toGlobalId } from '../../core/global-id.js';
import { IS_PUBLIC } from '../spaces/public-spaces.js';
import { FavoriteEventType, type PriceDropped, type SpaceCheaper } from './favorite.events.js';

/** Under what it cost when it was kept, and under what she was told of last. */
const IS_NEW_DROP = `${IS_PUBLIC} and f.notify_price_drop and s.price_month_cents < least(f.price_at_save_cents, f.told_price_cents)`;

/** In the transaction that changed a space: whether anybody who keeps it has a new drop to hear of. Who, is looked up later. */
export async function noticePriceDrop(tx: ServiceContext, spaceId: string): Promise<void> {
  // A price that is back where it was may drop anew.
  await tx.em.execute(
    `update favorites f set told_price_cents = null from spaces s
     where s.id = f.space_id and f.space_id = ? and f.told_price_cents is not null and s.price_month_cents >= f.price_at_save_cents`,
    [spaceId],
  );
  const [row] = await tx.em.execute<{ is_cheaper: boolean }[]>(
    `select exists (select from favorites f join spaces s on s.id = f.space_id where f.space_id = ? and ${IS_NEW_DROP}) as is_cheaper`,
    [spaceId],
  );
  const event: SpaceCheaper = { type: FavoriteEventType.SPACE_CHEAPER, payload: { spaceId } };
  if (row?.is_cheaper) await recordEvent(tx, event);
}

/** One event for everybody who keeps a space that became cheaper, once per drop. */
export async function tellPriceDrop(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  const spaceId = String(payload['spaceId']);
  const rows = await tx.em.execute<{ user_id: string; list_id: string | null }[]>(
    `update favorites f set told_price_cents = s.price_month_cents from spaces s where s.id = f.space_id and f.space_id = ? and ${IS_NEW_DROP}
     returning f.user_id, (select l.id from favorite_lists l where l.id = f.list_id and l.name is not null) as list_id`,
    [spaceId],
  );
  const people = new Map(rows.map(({ user_id: userId, list_id: listId }) => [userId, listId]));
  await recordEvents(
    tx,
    [...people].map(([userId, listId]): PriceDropped => ({
      type: FavoriteEventType.PRICE_DROPPED,
      payload: { spaceId, userId, ...(listId && { listId: toGlobalId('FavoriteList', listId) }) },
    })),
  );
}
