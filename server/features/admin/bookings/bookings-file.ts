import { csvEuros } from '../../../core/files/send-csv.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { ListFile } from '../lists/list-file.js';
import { asFlag, asOneOf, asText } from '../lists/read-filter.js';
import { listStaffBookings } from './staff-booking-lists.js';
import type { StaffBookingFilter } from './staff-booking.inputs.js';

/** The CSV of bookings, by reference and ids. */
export const bookingsFile: ListFile<StaffBookingFilter, Booking> = {
  name: 'bookings',
  act: 'SEE_BOOKINGS',
  objectType: 'Bookings',
  filter: { query: asText, status: asOneOf(BookingStatus), isOwing: asFlag, hasOpenClaim: asFlag },
  idType: 'Booking',
  head: ['reference', 'renter', 'host', 'space', 'from', 'to', 'state', 'billing', 'total_eur', 'created_at'],
  list: listStaffBookings,
  cellsOf: (booking) => [
    booking.reference,
    toGlobalId('Person', booking.renterId),
    toGlobalId('Person', booking.hostId),
    toGlobalId('Space', booking.spaceId),
    booking.from,
    booking.to,
    booking.status,
    booking.billingState,
    csvEuros(booking.totalCents),
    booking.createdAt.toISOString(),
  ],
};
