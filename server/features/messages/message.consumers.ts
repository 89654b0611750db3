import type { ConsumerRegistry } from '../../core/outbox.js';
import { tellOfBooking } from './booking-lines.js';
import { toldEvents } from './booking-lines.rules.js';

/** What conversations do when something has happened to a booking. */
export function registerMessageConsumers(consumers: ConsumerRegistry): void {
  consumers.on(toldEvents, tellOfBooking);
}
