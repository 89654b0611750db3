import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { addBookingEventMessage } from './booking-events/booking-event-messages.js';
import { bookingEventsWithMessage } from './booking-events/booking-event-messages.rules.js';

/** Adds events of bookings to conversations. */
export function registerMessageConsumers(consumers: ConsumerRegistry): void {
  consumers.on(bookingEventsWithMessage, addBookingEventMessage);
}
