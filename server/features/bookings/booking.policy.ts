import type { Viewer } from '../../core/context.js';
import { mayDo } from '../../core/staff-acts.js';
import { spacePermissions, type SpaceAccessFields } from '../spaces/space.policy.js';
import { BookingAction, BookingActor, BookingStatus } from './booking.enums.js';

/** Fields the booking policy reads. */
export interface BookingParties {
  readonly renterId: string;
  readonly hostId: string;
  readonly status: BookingStatus;
  readonly requestedAt: Date | null;
}

/** The viewer's side of a booking; null for everybody else. */
export function viewerRoleOf(viewer: Viewer | null, booking: BookingParties): BookingActor | null {
  if (!viewer) return null;
  if (viewer.id === booking.renterId) return BookingActor.RENTER;
  // A host does not see a booking before it is requested.
  if (viewer.id === booking.hostId && booking.requestedAt !== null) return BookingActor.HOST;
  return mayDo(viewer, 'SEE_BOOKINGS') ? BookingActor.ADMIN : null;
}

/** Whether the viewer may know that the booking exists. */
export function canReadBooking(viewer: Viewer | null, booking: BookingParties): boolean {
  return viewerRoleOf(viewer, booking) !== null;
}

/** The renter's price, fee and card: for the renter and admins. */
export function canReadRenterMoney(viewer: Viewer | null, booking: BookingParties): boolean {
  const role = viewerRoleOf(viewer, booking);
  return role === BookingActor.RENTER || role === BookingActor.ADMIN;
}

/** The host's earnings and commission: for the host and admins. */
export function canReadHostMoney(viewer: Viewer | null, booking: BookingParties): boolean {
  const role = viewerRoleOf(viewer, booking);
  return role === BookingActor.HOST || role === BookingActor.ADMIN;
}

/** Whether the viewer rented the space to the end of the stay and may ask for it again. */
export function canBookAgain(viewer: Viewer | null, booking: BookingParties, space: SpaceAccessFields): boolean {
  const hasStayed = booking.status === BookingStatus.COMPLETED;
  return (
    hasStayed &&
    viewer?.id === booking.renterId &&
    spacePermissions(viewer, space, { hasAddressRight: false, isLimited: false }).request
  );
}

/** Whether the viewer may take an action in their role in the booking: not all staff may. */
export function mayActAs(viewer: Viewer, role: BookingActor, action: BookingAction): boolean {
  if (role !== BookingActor.ADMIN) return true;
  return mayDo(viewer, action === BookingAction.TERMINATE ? 'TERMINATE_BOOKINGS' : 'RUN_BOOKINGS');
}
