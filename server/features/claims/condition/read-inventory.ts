import type { ServiceContext } from '../../../core/context.js';
import { DAY_MS } from '../../../core/values/durations.js';
import type { DamagedItem } from '../proposal/guarantee.rules.js';
import { InventoryItem } from './inventory-item.entity.js';
import { inventoryHash } from './inventory.rules.js';
import { InventorySignature } from './inventory-signature.entity.js';

/** A booking's list of things, with its valid signatures. */
export interface InventoryView {
  readonly items: readonly InventoryItem[];
  readonly hash: string;
  readonly signatures: readonly InventorySignature[];
}

/** Reads the list, without signatures of earlier versions. */
export async function readInventory({ em }: ServiceContext, bookingId: string): Promise<InventoryView> {
  const fork = em.isInTransaction() ? em : em.fork();
  const items = await fork.find(InventoryItem, { bookingId }, { orderBy: { position: 'asc' }, refresh: true });
  const hash = inventoryHash(bookingId, items);
  const signatures = await fork.find(
    InventorySignature,
    { bookingId, hash },
    { orderBy: { signedAt: 'asc' }, refresh: true },
  );
  return { items, hash, signatures };
}

/** The things that both sides had signed before the end of the day the damage was found; null without such a list. */
export async function signedInventory(
  tx: ServiceContext,
  bookingId: string,
  foundOn: Date,
): Promise<readonly DamagedItem[] | null> {
  const { items, signatures } = await readInventory(tx, bookingId);
  const end = foundOn.getTime() + DAY_MS;
  const inTime = signatures.filter(({ signedAt }) => signedAt.getTime() < end);
  return inTime.length === 2 && items.length > 0 ? items : null;
}
