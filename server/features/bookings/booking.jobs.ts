import type { JobRegistry } from '../../core/jobs.js';
import { CHARGE_JOB, EXPIRE_HOLD_JOB, EXPIRE_REQUEST_JOB, REMIND_HOST_JOB } from './lifecycle/booking-timers.js';
import { chargeDuePayments, chargeWhenDue } from './payments/charge-when-due.js';
import { expireHold, expireHolds } from './lifecycle/expire-holds.js';
import { completeStay, completeStays, endStay, endStays } from './stay/end-stay.js';
import { expireRequest, expireRequests, remindHost } from './lifecycle/expire-requests.js';
import { startStay, startStays } from './stay/mark-active.js';
import { SETTLE_JOB } from './payments/open-payments.js';
import { REFUND_JOB } from './payments/order-refund.js';
import { updateAgedResponseMetrics } from './lifecycle/response-metrics.js';
import { reconcilePayments, settlePayment } from './payments/settle-payment.js';
import { reconcileRefunds, settleRefund } from './payments/settle-refund.js';
import { COMPLETE_STAY_JOB, END_STAY_JOB, START_STAY_JOB } from './stay/stay-timers.js';

const EVERY_MINUTE = '* * * * *';
const KEYS_KEPT_HOURS = 48;

/** The booking's clocks: exact ones for each booking, and sweepers for what they missed. */
export function registerBookingJobs(jobs: JobRegistry): void {
  jobs
    .on(EXPIRE_HOLD_JOB, (ctx, { bookingId }) => expireHold(ctx, String(bookingId)))
    .on(EXPIRE_REQUEST_JOB, (ctx, { bookingId }) => expireRequest(ctx, String(bookingId)))
    .on(REMIND_HOST_JOB, (ctx, { bookingId, hours }) => remindHost(ctx, String(bookingId), Number(hours)))
    .on(SETTLE_JOB, (ctx, { paymentId }) => settlePayment(ctx, String(paymentId), 'resume'))
    .on(CHARGE_JOB, (ctx, { paymentId }) => chargeWhenDue(ctx, String(paymentId)))
    .on(REFUND_JOB, (ctx, { refundId }) => settleRefund(ctx, String(refundId)))
    .on(START_STAY_JOB, (ctx, { bookingId }) => startStay(ctx, String(bookingId)))
    .on(END_STAY_JOB, (ctx, { bookingId }) => endStay(ctx, String(bookingId)))
    .on(COMPLETE_STAY_JOB, (ctx, { bookingId }) => completeStay(ctx, String(bookingId)))
    .every(EVERY_MINUTE, 'bookings.expire-holds', expireHolds)
    .every(EVERY_MINUTE, 'bookings.expire-requests', expireRequests)
    .every(EVERY_MINUTE, 'payments.charge-due', chargeDuePayments)
    .every(EVERY_MINUTE, 'payments.reconcile', reconcilePayments)
    .every(EVERY_MINUTE, 'payments.reconcile-refunds', reconcileRefunds)
    .every(EVERY_MINUTE, 'bookings.start-stays', startStays)
    .every(EVERY_MINUTE, 'bookings.end-stays', endStays)
    .every(EVERY_MINUTE, 'bookings.complete-stays', completeStays)
    .every('10 3 * * *', 'bookings.response-figures', updateAgedResponseMetrics)
    .every('23 3 * * *', 'idempotency.purge', async (ctx) => {
      const before = new Date(ctx.clock.now().getTime() - KEYS_KEPT_HOURS * 3_600_000);
      await ctx.db.deleteFrom('IdempotencyKey').where('createdAt', '<', before).execute();
    });
}
