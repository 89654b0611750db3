import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { BillingEventType } from '../bookings/billing/billing.events.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { RefundEventType } from '../bookings/payments/refund.events.js';
import { scheduleRendering } from './files/render-job.js';
import { issueForPayment } from './issue/issue-for-payment.js';
import { issueForRefund } from './issue/issue-for-refund.js';
import { issueTerms } from './issue/issue-terms.js';
import { loadPaidCharge } from './issue/paid-charge.js';

/** What events of bookings and of money lead to. Each issues once, however often its event arrives. */
export function registerDocumentConsumers(consumers: ConsumerRegistry): void {
  consumers
    .on([BookingEventType.CONFIRMED], async (tx, { payload }) => {
      await issueTerms(tx, String(payload.bookingId));
      await scheduleRendering(tx);
    })
    .on([BillingEventType.PAID], async (tx, { payload }) => {
      const charge = await loadPaidCharge(tx, String(payload.paymentId));
      if (charge) await issueForPayment(tx, charge);
      await scheduleRendering(tx);
    })
    .on([RefundEventType.DONE], async (tx, { payload }) => {
      await issueForRefund(tx, String(payload.refundId));
      await scheduleRendering(tx);
    });
}
