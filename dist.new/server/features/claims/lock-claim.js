import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { lockBooking } from '../bookings/lifecycle/booking-changes.js';
import { claimActorOf } from './claim.policy.js';
import { Claim } from './claim.entity.js';
/** Locks a claim after its booking; throws NOT_FOUND when there is none. */
export async function lockClaim(tx, claimId) {
    const row = await tx.db.selectFrom('Claim').select('bookingId').where('id', '=', claimId).executeTakeFirst();
    if (!row)
        throw new DomainError(ErrorCode.NOT_FOUND);
    const booking = await lockBooking(tx, row.bookingId);
    const claim = await tx.em.findOneOrFail(Claim, claimId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    return { claim, booking };
}
/** Locks a claim for the viewer and says who they are to it; throws NOT_FOUND for strangers. */
export async function lockClaimAs(tx, claimId) {
    const locked = await lockClaim(tx, claimId);
    const actor = claimActorOf(tx.viewer, locked.booking, locked.claim);
    if (!actor)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return { ...locked, actor };
}
//# sourceMappingURL=lock-claim.js.map