import type { Viewer } from '../../core/context.js';
import { viewerRoleOf, type BookingParties } from '../bookings/booking.policy.js';
import { BookingActor } from '../bookings/booking.enums.js';
import { ClaimActor } from './claim.transitions.js';
import { ClaimSide } from './claim.enums.js';

/** The viewer's side of a booking, under the name that claims use; null for staff and strangers. */
export function claimSideOf(viewer: Viewer | null, booking: BookingParties): ClaimSide | null {
  const role = viewerRoleOf(viewer, booking);
  if (role === BookingActor.RENTER) return ClaimSide.RENTER;
  return role === BookingActor.HOST ? ClaimSide.HOST : null;
}

/** The other side. */
export const otherSide = (side: ClaimSide): ClaimSide =>
  side === ClaimSide.RENTER ? ClaimSide.HOST : ClaimSide.RENTER;

/** The viewer's role in a claim; null for strangers. Staff who are one of its sides act as that side only. */
export function claimActorOf(
  viewer: Viewer | null,
  booking: BookingParties,
  { side }: { readonly side: ClaimSide },
): ClaimActor | null {
  const own = claimSideOf(viewer, booking);
  if (own) return own === side ? ClaimActor.CLAIMANT : ClaimActor.OTHER_SIDE;
  return viewerRoleOf(viewer, booking) === BookingActor.ADMIN ? ClaimActor.STAFF : null;
}
