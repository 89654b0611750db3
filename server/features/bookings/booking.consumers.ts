import type { ConsumerRegistry } from '../../core/outbox.js';
import { BookingEventType } from './booking.events.js';
import { updateResponseMetrics } from './lifecycle/response-metrics.js';

/** What bookings do when something has happened to one. */
export function registerBookingConsumers(consumers: ConsumerRegistry): void {
  consumers.on([BookingEventType.CONFIRMED, BookingEventType.DECLINED, BookingEventType.EXPIRED], (tx, { payload }) =>
    updateResponseMetrics(tx, String(payload.hostId)),
  );
}
