import type { ServiceContext } from '../../core/context.js';
import { BillingCycle } from '../bookings/billing/billing-cycle.entity.js';
import type { Booking } from '../bookings/booking.entity.js';
import { holdEarnings, releaseEarnings } from '../bookings/payouts/hold-earnings.js';
import type { Claim } from './claim.entity.js';

/** Holds the host's share of the current cycle when a claim is made. */
export async function holdForClaim(tx: ServiceContext, booking: Booking, claim: Claim): Promise<void> {
  const today = tx.clock.today(booking.termsSnapshot.timeZone);
  const [cycle] = await tx.em.find(
    BillingCycle,
    { bookingId: booking.id, from: { $lte: today } },
    { orderBy: { from: 'desc', cycleNo: 'desc' }, limit: 1 },
  );
  claim.holdsCents = cycle?.hostNetCents ?? 0;
  await holdEarnings(
    tx,
    { hostId: booking.hostId, bookingId: booking.id, cycleId: cycle?.id ?? null },
    { reason: 'claim', sourceId: claim.id, userId: null },
  );
}

/** Releases the hold. */
export async function releaseForClaim(tx: ServiceContext, claim: Claim): Promise<void> {
  claim.holdsCents = 0;
  await releaseEarnings(tx, { reason: 'claim', sourceId: claim.id }, null);
}
