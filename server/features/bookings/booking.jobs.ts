import type { JobRegistry } from '../../core/jobs/jobs.js';
import { HOUR_MS } from '../../core/values/durations.js';
import { announceCharges, planMissingCycles, runCycles } from './billing/run-cycles.js';
import { offerRenewal, offerRenewals } from './changes/renewal/offer-renewal.js';
import { OFFER_RENEWAL_JOB } from './changes/renewal/renewal-timers.js';
import { lapseChange, lapseChanges } from './changes/requests/lapse-changes.js';
import { LAPSE_CHANGE_JOB } from './changes/requests/move-change.js';
import { CHARGE_JOB, EXPIRE_HOLD_JOB, EXPIRE_REQUEST_JOB, REMIND_HOST_JOB } from './lifecycle/booking-timers.js';
import { ANSWER_DISPUTE_JOB, answerDispute } from './disputes/answer-dispute.js';
import { chargeDuePayments, chargeWhenDue } from './payments/charge-when-due.js';
import { expireHold, expireHolds, FINAL_ASK_JOB } from './lifecycle/expire-holds.js';
import { makeSharesPayable } from './payouts/make-shares-payable.js';
import { PAYOUT_JOB } from './payouts/move-payout.js';
import { payOutAtSix } from './payouts/pay-out-hosts.js';
import { reconcileBooks } from './payouts/reconcile-books.js';
import { reconcilePayouts, settlePayout } from './payouts/settle-payout.js';
import { completeStay, completeStays, endStay, endStays } from './stay/end-stay.js';
import { expireRequest, expireRequests, remindHost } from './lifecycle/expire-requests.js';
import { startStay, startStays } from './stay/mark-active.js';
import { DELETE_CUSTOMER_JOB, deleteCustomer } from './cards/erase-customer.js';
import { DETACH_JOB, detachMethod } from './cards/manage-methods.js';
import { SETTLE_JOB } from './payments/open-payments.js';
import { REFUND_JOB } from './payments/move-refund.js';
import { updateAgedResponseMetrics } from './lifecycle/response-metrics.js';
import { reconcilePayments, settlePayment, settleQuietly } from './payments/settle-payment.js';
import { reconcileRefunds, settleRefund } from './payments/settle-refund.js';
import { COMPLETE_STAY_JOB, END_STAY_JOB, START_STAY_JOB } from './stay/stay-timers.js';

const EVERY_MINUTE = '* * * * *';
const KEY_RETENTION_HOURS = 48;

/** The timers of bookings: exact ones for each booking, and sweepers for what those missed. */
export function registerBookingJobs(jobs: JobRegistry): void {
  jobs
    .on(EXPIRE_HOLD_JOB, (ctx, { bookingId }) => expireHold(ctx, String(bookingId)))
    .on(EXPIRE_REQUEST_JOB, (ctx, { bookingId }) => expireRequest(ctx, String(bookingId)))
    .on(REMIND_HOST_JOB, (ctx, { bookingId, hours }) => remindHost(ctx, String(bookingId), Number(hours)))
    .on(SETTLE_JOB, (ctx, { paymentId }) => settlePayment(ctx, String(paymentId), 'resume'), 'provider')
    .on(
      FINAL_ASK_JOB,
      async (ctx, { paymentId, bookingId }) => {
        await settleQuietly(ctx, String(paymentId));
        await expireHold(ctx, String(bookingId));
      },
      'provider',
    )
    .on(CHARGE_JOB, (ctx, { paymentId }) => chargeWhenDue(ctx, String(paymentId)), 'provider')
    .on(ANSWER_DISPUTE_JOB, (ctx, { provider, ref }) => answerDispute(ctx, String(provider), String(ref)), 'provider')
    .on(REFUND_JOB, (ctx, { refundId }) => settleRefund(ctx, String(refundId)), 'provider')
    .on(DETACH_JOB, (ctx, { methodId }) => detachMethod(ctx, String(methodId)), 'provider')
    .on(DELETE_CUSTOMER_JOB, (ctx, { provider, ref }) => deleteCustomer(ctx, String(provider), String(ref)), 'provider')
    .on(START_STAY_JOB, (ctx, { bookingId }) => startStay(ctx, String(bookingId)))
    .on(END_STAY_JOB, (ctx, { bookingId }) => endStay(ctx, String(bookingId)))
    .on(COMPLETE_STAY_JOB, (ctx, { bookingId }) => completeStay(ctx, String(bookingId)))
    .on(OFFER_RENEWAL_JOB, (ctx, { bookingId }) => offerRenewal(ctx, String(bookingId)))
    .on(LAPSE_CHANGE_JOB, (ctx, { changeId }) => lapseChange(ctx, String(changeId)))
    .every(EVERY_MINUTE, 'bookings.expire-holds', expireHolds)
    .every(EVERY_MINUTE, 'bookings.expire-requests', expireRequests)
    .every(EVERY_MINUTE, 'payments.charge-due', chargeDuePayments, 'provider')
    .every(EVERY_MINUTE, 'billing.run-cycles', runCycles, 'provider')
    .every(EVERY_MINUTE, 'billing.announce', announceCharges)
    .every('*/15 * * * *', 'billing.plan-missing', planMissingCycles)
    .every(EVERY_MINUTE, 'payments.reconcile', reconcilePayments, 'provider')
    .every(EVERY_MINUTE, 'payments.reconcile-refunds', reconcileRefunds, 'provider')
    .every(EVERY_MINUTE, 'bookings.start-stays', startStays)
    .every(EVERY_MINUTE, 'bookings.end-stays', endStays)
    .every(EVERY_MINUTE, 'bookings.complete-stays', completeStays)
    .on(PAYOUT_JOB, (ctx, { payoutId }) => settlePayout(ctx, String(payoutId)))
    .every(EVERY_MINUTE, 'payouts.reconcile', reconcilePayouts)
    .every('20 * * * *', 'payouts.make-shares-payable', makeSharesPayable)
    .every('0 4,5 * * *', 'payouts.run', payOutAtSix)
    .every('40 2 * * *', 'ledger.reconcile', reconcileBooks)
    .every(EVERY_MINUTE, 'bookings.lapse-changes', lapseChanges)
    .every('5 * * * *', 'bookings.ask-renewals', offerRenewals)
    .every('10 3 * * *', 'bookings.response-figures', updateAgedResponseMetrics)
    .every('23 3 * * *', 'idempotency.purge', async (ctx) => {
      const before = new Date(ctx.clock.now().getTime() - KEY_RETENTION_HOURS * HOUR_MS);
      await ctx.db.deleteFrom('IdempotencyKey').where('createdAt', '<', before).execute();
    });
}
