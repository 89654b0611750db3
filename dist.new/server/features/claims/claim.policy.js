import { viewerRoleOf } from '../bookings/booking.policy.js';
import { BookingActor } from '../bookings/booking-types.js';
import { ClaimActor } from './claim-transitions.js';
import { ClaimSide } from './claim-types.js';
/** Which side of a booking the viewer is, as claims name it; null for staff and strangers. */
export function claimSideOf(viewer, booking) {
    const role = viewerRoleOf(viewer, booking);
    if (role === BookingActor.RENTER)
        return ClaimSide.RENTER;
    return role === BookingActor.HOST ? ClaimSide.HOST : null;
}
/** The other side. */
export const otherSide = (side) => side === ClaimSide.RENTER ? ClaimSide.HOST : ClaimSide.RENTER;
/** Who the viewer is to a claim; null for strangers. Staff who are one of its sides act as that side only. */
export function claimActorOf(viewer, booking, { side }) {
    const own = claimSideOf(viewer, booking);
    if (own)
        return own === side ? ClaimActor.CLAIMANT : ClaimActor.OTHER_SIDE;
    return viewerRoleOf(viewer, booking) === BookingActor.ADMIN ? ClaimActor.STAFF : null;
}
/** Whether a side may read the renter's amounts of a claim; the host reads the own share only. */
export const canReadRenterAmounts = (actor, { side }) => actor === ClaimActor.STAFF || (side === ClaimSide.RENTER) === (actor === ClaimActor.CLAIMANT);
//# sourceMappingURL=claim.policy.js.map