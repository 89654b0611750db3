import type { ServiceContext } from '../../core/context.js';
import { sumCents } from '../../core/values/money.js';
import { cycleStatusesThat } from '../bookings/billing/cycle.transitions.js';
import { findCycles } from '../bookings/billing/plan-terms.js';
import type { Booking } from '../bookings/booking.entity.js';
import { holdEarnings, releaseEarnings } from '../bookings/payouts/hold-earnings.js';
import type { Claim } from './claim.entity.js';

/** Holds the host's share of the current month when a claim is made, in all its cycles; before the first month, all of the booking. */
export async function holdForClaim(tx: ServiceContext, booking: Booking, claim: Claim): Promise<void> {
  const today = tx.clock.today(booking.termsSnapshot.timeZone);
  const cycles = (await findCycles(tx, booking.id)).filter(
    ({ status }) => !cycleStatusesThat('isDropped').includes(status),
  );
  const monthNo = Math.max(...cycles.filter(({ from }) => from <= today).map((cycle) => cycle.monthNo));
  const ofMonth = cycles.filter((cycle) => cycle.monthNo === monthNo);
  claim.holdsCents = sumCents(ofMonth.map(({ hostNetCents }) => hostNetCents));
  const withShare = ofMonth.filter(({ hostNetCents }) => hostNetCents > 0).map(({ id }) => id);
  const { id: bookingId, hostId } = booking;
  for (const cycleId of ofMonth.length === 0 ? [null] : withShare)
    await holdEarnings(tx, { hostId, bookingId, cycleId }, { reason: 'claim', sourceId: claim.id, userId: null });
}

/** Releases the holds. */
export async function releaseForClaim(tx: ServiceContext, claim: Claim): Promise<void> {
  claim.holdsCents = 0;
  await releaseEarnings(tx, { reason: 'claim', sourceId: claim.id }, null);
}
