import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { AccountEventType } from '../accounts/account.events.js';
import { publishBookingChange } from './booking-stream.js';
import { BookingEventType } from './booking.events.js';
import { reactToSuspension } from './changes/suspended-sides.js';
import { updateResponseMetrics } from './lifecycle/response-metrics.js';

/** The consumers of booking events inside this feature. */
export function registerBookingConsumers(consumers: ConsumerRegistry): void {
  consumers.on([BookingEventType.CONFIRMED, BookingEventType.DECLINED, BookingEventType.EXPIRED], (tx, { payload }) =>
    updateResponseMetrics(tx, String(payload.hostId)),
  );
  consumers.on(Object.values(BookingEventType), publishBookingChange);
  consumers.on([AccountEventType.SUSPENDED], (tx, { payload }) => reactToSuspension(tx, String(payload.userId)));
}
