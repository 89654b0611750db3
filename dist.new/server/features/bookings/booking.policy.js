import { mayDo } from '../../core/staff-acts.js';
import { BookingAction, BookingActor } from './booking-types.js';
/** Which side of a booking the viewer is; null for everybody else. */
export function viewerRoleOf(viewer, booking) {
    if (!viewer)
        return null;
    if (viewer.id === booking.renterId)
        return BookingActor.RENTER;
    // A host does not see a booking before it is requested.
    if (viewer.id === booking.hostId && booking.requestedAt !== null)
        return BookingActor.HOST;
    return mayDo(viewer, 'SEE_BOOKINGS') ? BookingActor.ADMIN : null;
}
/** Whether the viewer may know that the booking exists. */
export function canReadBooking(viewer, booking) {
    return viewerRoleOf(viewer, booking) !== null;
}
/** The renter's price, fee and card: for the renter and admins. */
export function canReadRenterMoney(viewer, booking) {
    const role = viewerRoleOf(viewer, booking);
    return role === BookingActor.RENTER || role === BookingActor.ADMIN;
}
/** The host's earnings and commission: for the host and admins. */
export function canReadHostMoney(viewer, booking) {
    const role = viewerRoleOf(viewer, booking);
    return role === BookingActor.HOST || role === BookingActor.ADMIN;
}
/** Whether the viewer may take an action as the role that they have in a booking: of the staff, not everybody may. */
export function mayActAs(viewer, role, action) {
    if (role !== BookingActor.ADMIN)
        return true;
    return mayDo(viewer, action === BookingAction.TERMINATE ? 'TERMINATE_BOOKINGS' : 'RUN_BOOKINGS');
}
//# sourceMappingURL=booking.policy.js.map