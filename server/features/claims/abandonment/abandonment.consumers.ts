import type { ConsumerRegistry } from '../../../core/events/outbox.js';
import { BillingEventType } from '../../bookings/billing/billing.events.js';
import { BookingEventType } from '../../bookings/booking.events.js';
import { openAbandonmentFile } from './open-file.js';

/** The file is opened by the later of two events: two months of debt, or the end of the rental. */
export function registerAbandonmentConsumers(consumers: ConsumerRegistry): void {
  consumers.on([BillingEventType.ABANDONED, BookingEventType.TERMINATED], (tx, { payload }) =>
    openAbandonmentFile(tx, String(payload.bookingId)),
  );
}
