import { BookingStatus } from '../../bookings/booking-types.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
/** The bookings that the two of conversation `c` have of its space. */
export function bookingsOfPair(eb) {
    return eb
        .selectFrom('Booking as b')
        .whereRef('b.spaceId', '=', 'c.spaceId')
        .whereRef('b.renterId', '=', 'c.renterId');
}
/** Whether the two of conversation `c` have a booking of its space in one of these statuses. */
export function hasBookingIn(eb, statuses) {
    return eb.exists(bookingsOfPair(eb).select('b.id').where('b.status', 'in', statuses));
}
/** Whether the two of conversation `c` ever agreed on a booking; requests that were declined, withdrawn or expired do not count. */
export function hasContract(eb) {
    return hasBookingIn(eb, [...statusesThat('isAgreed'), BookingStatus.CANCELLED]);
}
//# sourceMappingURL=conversation-bookings.js.map