import type { RequestContext } from '../../../core/context.js';
import { cardLoader, chargeableLoader, cycleLoader } from '../billing/billing.loaders.js';
import { isExpiredOn, NO_CARD } from '../billing/booking-card.js';
import { nextChargeOf } from '../billing/cycle-views.rules.js';
import { CardUse, type BookingCard } from './booking-card.types.js';
import { statusMeans } from '../booking-status.rules.js';
import type { Booking } from '../booking.entity.js';

/** The next charge of a stay and its card: none while the host is suspended, and without the mandate no card and no further attempt. */
export async function comingChargeOf(ctx: RequestContext, booking: Booking) {
  if (!statusMeans(booking.status, 'isBillable')) return null;
  const isMandated = booking.mandateWithdrawnAt === null;
  const cycles = await cycleLoader(ctx).load(booking.id);
  const charge = nextChargeOf(cycles, booking.termsSnapshot.timeZone, isMandated);
  if (!charge || !(await chargeableLoader(ctx).load(booking.id))) return null;
  const card = isMandated ? await cardLoader(ctx).load(booking.id) : NO_CARD;
  const { methodBrand, methodLast4 } = card;
  return { ...charge, methodBrand, methodLast4, isCardExpired: isExpiredOn(card, charge.dueOn) };
}

/** The card of a stay with charges to come, and whether they are made on it now. */
export async function chargedCardOf(ctx: RequestContext, booking: Booking): Promise<BookingCard | null> {
  if (!statusMeans(booking.status, 'isBillable')) return null;
  const cycles = await cycleLoader(ctx).load(booking.id);
  if (!nextChargeOf(cycles, booking.termsSnapshot.timeZone, true)) return null;
  const { methodBrand, methodLast4 } = await cardLoader(ctx).load(booking.id);
  if (methodLast4 === null) return null;
  const isChargeable = await chargeableLoader(ctx).load(booking.id);
  const use =
    booking.mandateWithdrawnAt !== null ? CardUse.NOT_ALLOWED : isChargeable ? CardUse.CHARGED : CardUse.PAUSED;
  return { methodBrand, methodLast4, use };
}
