import type { BookingStatus } from '../../bookings/booking.enums.js';
import { bookingTransitions } from '../../bookings/lifecycle/booking.transitions.js';

/** The status of a booking after an event, by the transition table; null where the event changes no status. */
export function statusAfter(event: string | undefined): BookingStatus | null {
  const step = bookingTransitions.find(({ notices = [] }) => (notices as readonly string[]).includes(event ?? ''));
  return step && step.to !== 'same' ? step.to : null;
}
