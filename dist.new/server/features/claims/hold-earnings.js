import { BillingCycle } from '../bookings/billing/billing-cycle.entity.js';
import { holdEarnings, releaseEarnings } from '../bookings/payouts/hold-earnings.js';
/** Keeps the host's share of the cycle that runs when the claim is made from being paid out. */
export async function holdForClaim(tx, booking, claim) {
    const today = tx.clock.today(booking.termsSnapshot.timeZone);
    const [cycle] = await tx.em.find(BillingCycle, { bookingId: booking.id, startsOn: { $lte: today } }, { orderBy: { startsOn: 'desc', cycleNo: 'desc' }, limit: 1 });
    claim.holdsCents = cycle?.hostNetCents ?? 0;
    await holdEarnings(tx, { hostId: booking.hostId, bookingId: booking.id, cycleId: cycle?.id ?? null }, { reason: 'claim', sourceId: claim.id, userId: null });
}
/** Lets the pay-outs go on. */
export async function releaseForClaim(tx, claim) {
    claim.holdsCents = 0;
    await releaseEarnings(tx, { reason: 'claim', sourceId: claim.id }, null);
}
//# sourceMappingURL=hold-earnings.js.map