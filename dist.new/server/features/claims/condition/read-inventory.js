import { InventoryItem } from './inventory-item.entity.js';
import { inventoryHash } from './inventory.rules.js';
import { InventorySignature } from './inventory-signature.entity.js';
const DAY_MS = 86_400_000;
/** Reads the list; a signature under an earlier list holds no more and is left out. */
export async function readInventory({ em }, bookingId) {
    const fork = em.isInTransaction() ? em : em.fork();
    const items = await fork.find(InventoryItem, { bookingId }, { orderBy: { position: 'asc' }, refresh: true });
    const hash = inventoryHash(bookingId, items);
    const signatures = await fork.find(InventorySignature, { bookingId, hash }, { orderBy: { signedAt: 'asc' }, refresh: true });
    return { items, hash, signatures };
}
/** The things that both sides had signed before the end of the day the damage was found; null without such a list. */
export async function signedInventory(tx, bookingId, foundOn) {
    const { items, signatures } = await readInventory(tx, bookingId);
    const end = foundOn.getTime() + DAY_MS;
    const inTime = signatures.filter(({ signedAt }) => signedAt.getTime() < end);
    return inTime.length === 2 && items.length > 0 ? items : null;
}
//# sourceMappingURL=read-inventory.js.map