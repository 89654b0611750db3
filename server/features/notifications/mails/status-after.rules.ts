import type { BookingStatus } from '../../bookings/booking-types.js';
import { bookingTransitions } from '../../bookings/lifecycle/booking-transitions.js';

/** What a booking is after an event, by the table of its steps; null where the event changes nothing, or no step tells of it. */
export function statusAfter(event: string | undefined): BookingStatus | null {
  const step = bookingTransitions.find(({ notices = [] }) => (notices as readonly string[]).includes(event ?? ''));
  return step && step.to !== 'same' ? step.to : null;
}
