import { expect, test } from 'vitest';
import { bookingEventsWithMessage } from '../../../server/features/messages/booking-events/booking-event-messages.rules.js';
import { BookingEventType } from '../../../server/features/bookings/booking.events.js';
import { bookingTransitions } from '../../../server/features/bookings/lifecycle/booking.transitions.js';

/** Events of another status that no conversation shows, each with the reason. */
const UNTOLD: Readonly<Record<string, string>> = {
  [BookingEventType.STARTED]: 'the host does not know of days that are held and not paid',
  [BookingEventType.HOLD_RELEASED]: 'of held days',
};

test('P7 every change of a booking’s status has a line in the conversation, or is left out by name', () => {
  const changes = bookingTransitions.flatMap(({ to, notices }) => (to === 'same' ? [] : (notices ?? [])));
  const missing = [...new Set(changes)].filter((type) => !bookingEventsWithMessage.includes(type));
  expect(missing.toSorted()).toEqual(Object.keys(UNTOLD).toSorted());
});
