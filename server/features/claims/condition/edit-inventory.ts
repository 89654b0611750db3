import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { lockBookingAs } from '../../bookings/lifecycle/booking-changes.js';
import { cleanText } from '../../../core/values/text.js';
import { hasOpenClaim } from '../claim-times.js';
import { ClaimSide } from '../claim.enums.js';
import { claimSideOf } from '../claim.policy.js';
import type { DamagedItem } from '../proposal/guarantee.rules.js';
import { ConditionEventType } from './condition.events.js';
import { isInventoryOpen } from './condition.rules.js';
import { inventoryProblems, listIdOf } from './inventory.rules.js';
import { readInventory } from './read-inventory.js';

/** The renter replaces the list of stored things, which invalidates earlier signatures. */
export async function setInventory(
  ctx: SignedInContext,
  bookingId: string,
  given: readonly DamagedItem[],
): Promise<Booking> {
  const items = given.map((item) => ({ ...item, name: cleanText(item.name) }));
  refuseProblems(inventoryProblems(items));
  return inTransaction(ctx, async (tx) => {
    const { booking, side } = await lockRunning(tx, bookingId);
    if (side !== ClaimSide.RENTER) throw new DomainError(ErrorCode.FORBIDDEN);
    // The list is evidence of an open claim.
    if (await hasOpenClaim(tx, bookingId, side)) throw new DomainError(ErrorCode.CLAIM_OPEN);
    await tx.db.deleteFrom('InventoryItem').where('bookingId', '=', bookingId).execute();
    const createdAt = tx.clock.now();
    if (items.length > 0)
      await tx.db
        .insertInto('InventoryItem')
        .values(items.map((item, position) => ({ id: randomUUID(), bookingId, position, ...item, createdAt })))
        .execute();
    return booking;
  });
}

/** A side signs the displayed list; refused when the list has changed. */
export async function signInventory(ctx: SignedInContext, bookingId: string, hash: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, side } = await lockRunning(tx, bookingId);
    const view = await readInventory(tx, bookingId);
    if (view.items.length === 0 || view.hash !== hash) throw new DomainError(ErrorCode.INVENTORY_CHANGED);
    if (view.signatures.some((signature) => signature.side === side)) return booking;
    const signature = { userId: tx.viewer.id, hash, signedAt: tx.clock.now() };
    await tx.db
      .insertInto('InventorySignature')
      .values({ bookingId, side, ...signature })
      .onConflict((conflict) => conflict.columns(['bookingId', 'side']).doUpdateSet(signature))
      .execute();
    // The other side had already signed: the list is evidence from now on.
    if (view.signatures.length > 0)
      await recordEvent(tx, { type: ConditionEventType.LIST_SIGNED, payload: { bookingId, listId: listIdOf(hash) } });
    return booking;
  });
}

async function lockRunning(tx: SignedInContext, bookingId: string): Promise<{ booking: Booking; side: ClaimSide }> {
  const { booking } = await lockBookingAs(tx, tx.viewer, bookingId);
  const side = claimSideOf(tx.viewer, booking);
  if (!side) throw new DomainError(ErrorCode.FORBIDDEN);
  if (!isInventoryOpen(booking)) throw new DomainError(ErrorCode.BOOKING_TRANSITION_REFUSED, { allowed: [] });
  return { booking, side };
}
