import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { BillingEventType } from '../bookings/billing/billing.events.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { DepositEventType } from '../bookings/payments/deposit.events.js';
import { RefundEventType } from '../bookings/payments/refund.events.js';
import { PayoutEventType } from '../bookings/payouts/payout.events.js';
import { AbandonmentEventType } from '../claims/abandonment/abandonment.events.js';
import { ConditionEventType } from '../claims/condition/condition.events.js';
import { ConditionMoment } from '../claims/condition/condition.enums.js';
import { scheduleRendering } from './files/render-job.js';
import { abandonmentDetails } from './issue/abandonment-details.js';
import { conditionDetails, lastReportAt } from './issue/condition-details.js';
import { issueForPayment } from './issue/issue-for-payment.js';
import { issueForRefund } from './issue/issue-for-refund.js';
import {
  issueAbandonmentLetter,
  issueConditionReport,
  issueFormalNotice,
  issuePayoutStatement,
} from './issue/issue-statements.js';
import { issueTerms } from './issue/issue-terms.js';
import { noticeDetails } from './issue/notice-details.js';
import { loadPaidCharge } from './issue/paid-charge.js';
import { payoutDetails } from './issue/payout-details.js';
import { renderVoidStatement } from './void-statements.js';

/** The documents that follow events of bookings and payments. Each is issued once, however often its event arrives. */
export function registerDocumentConsumers(consumers: ConsumerRegistry): void {
  consumers
    .on([BookingEventType.CONFIRMED], async (tx, { payload }) => {
      await issueTerms(tx, String(payload.bookingId));
      await scheduleRendering(tx);
    })
    .on([BillingEventType.PAID, DepositEventType.CHARGED], async (tx, { payload }) => {
      const charge = await loadPaidCharge(tx, String(payload.paymentId));
      if (charge) await issueForPayment(tx, charge);
      await scheduleRendering(tx);
    })
    .on([RefundEventType.DONE], async (tx, { payload }) => {
      await issueForRefund(tx, String(payload.refundId));
      await scheduleRendering(tx);
    })
    .on([BillingEventType.FORMAL_NOTICE], issueNotice)
    .on([AbandonmentEventType.LISTED], async (tx, { payload }) => {
      const bookingId = String(payload.bookingId);
      const details = await abandonmentDetails(tx, bookingId);
      if (details) await issueAbandonmentLetter(tx, bookingId, details);
    })
    .on([PayoutEventType.SENT], async (tx, { payload }) => {
      await issuePayoutStatement(tx, await payoutDetails(tx, String(payload.payoutId)));
      await scheduleRendering(tx);
    })
    .on([PayoutEventType.FAILED], (tx, { payload }) => renderVoidStatement(tx, String(payload.payoutId)))
    .on([ConditionEventType.LIST_SIGNED], async (tx, { payload }) => {
      await issueReport(tx, String(payload.bookingId), ConditionMoment.MOVE_IN, String(payload.listId));
    })
    .on([BookingEventType.COMPLETED], async (tx, { payload }) => {
      await issueLastReports(tx, String(payload.bookingId));
    });
}

async function issueNotice(tx: ServiceContext, { payload, createdAt }: StoredEvent): Promise<void> {
  const details = await noticeDetails(tx, String(payload.cycleId), createdAt);
  if (details) await issueFormalNotice(tx, details);
}

async function issueReport(
  tx: ServiceContext,
  bookingId: string,
  moment: ConditionMoment,
  reportId: string,
): Promise<void> {
  const details = await conditionDetails(tx, bookingId, moment);
  await issueConditionReport(tx, { ...details, bookingId, reportId, moment });
}

/** At the end of a rental: the report of each moment with photos that no earlier report contains. */
async function issueLastReports(tx: ServiceContext, bookingId: string): Promise<void> {
  for (const moment of [ConditionMoment.MOVE_IN, ConditionMoment.MOVE_OUT]) {
    const reportedAt = await lastReportAt(tx, bookingId, moment);
    const { photos } = await conditionDetails(tx, bookingId, moment);
    if (photos.some(({ takenAt }) => reportedAt === null || new Date(takenAt) > reportedAt))
      await issueReport(tx, bookingId, moment, bookingId);
  }
}
