import { addBookingEventMessage } from './booking-events/booking-event-messages.js';
import { bookingEventsWithMessage } from './booking-events/booking-event-messages.rules.js';
/** Adds events of bookings to conversations. */
export function registerMessageConsumers(consumers) {
    consumers.on(bookingEventsWithMessage, addBookingEventMessage);
}
//# sourceMappingURL=message.consumers.js.map