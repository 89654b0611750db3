import type { ConsumerRegistry } from '../../../core/events/outbox.js';
import { BillingEventType } from '../../bookings/billing/billing.events.js';
import { BookingEventType } from '../../bookings/booking.events.js';
import { openAbandonmentFile } from './open-file.js';

/** Whichever comes last, two months of debt or the end of the rental, opens the file. */
export function registerAbandonmentConsumers(consumers: ConsumerRegistry): void {
  consumers.on([BillingEventType.ABANDONED, BookingEventType.TERMINATED], (tx, { payload }) =>
    openAbandonmentFile(tx, String(payload.bookingId)),
  );
}
