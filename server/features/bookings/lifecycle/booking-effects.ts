import type { ServiceContext } from '../../../core/context.js';
import type { TransitionSteps } from '../../../core/writes/state-machine.js';
import type { Cents } from '../../../core/values/money.js';
import type { Booking } from '../booking.entity.js';
import { BookingEventType, type BookingEventName } from '../booking.events.js';
import { PaymentStatus } from '../booking.enums.js';
import { agreeFirstTerms, cancelCycles, type TermsChange } from '../billing/agree-terms.js';
import { endAgreement } from '../billing/end-agreement.js';
import { cancellationContext } from '../cancellation/cancellation-context.js';
import type { Refund as RefundAmounts } from '../cancellation/cancellation-policy.js';
import { refundNow } from '../cancellation/cancellation-preview.rules.js';
import { changeAgreement } from '../changes/change-agreement.js';
import { scheduleRenewal } from '../changes/renewal/renewal-timers.js';
import { chargeCancellingHost, chargeWithoutNotice } from '../ledger/charge-host.js';
import { deferFirstCharge, linkFirstPayments } from '../payments/first-charge.js';
import { movePayment } from '../payments/move-payment.js';
import { PaymentStep } from '../payments/payment.transitions.js';
import { settleCharge } from '../payments/settle-charge.js';
import { firstPayments, refundsOf, rentPayments, voidOpenPayments } from '../payments/open-payments.js';
import { refundRent } from '../payments/create-refund.js';
import { creditRenter } from '../payouts/give-credit.js';
import type { Payment } from '../payments/payment.entity.js';
import { pricesOf, quoteByTerms } from '../quote/booking-quote.rules.js';
import { scheduleCompletion, scheduleEnd, scheduleStart } from '../stay/stay-timers.js';
import { isSuspended } from './sides.js';
import { recordBookingEvent, type EventDetails, type ActingUser } from './booking-changes.js';
import { scheduleAnswer, scheduleHoldEnd } from './booking-timers.js';
import type { BookingEffect, BookingTimer, BookingTransition } from './booking.transitions.js';

/** A transition in progress: the booking has its new status and is not stored yet. */
export interface TransitionRun extends ActingUser {
  readonly tx: ServiceContext;
  readonly booking: Booking;
  readonly transition: BookingTransition;
  /** The instant at which the guards were checked. */
  readonly at: Date;
  readonly payment?: Payment;
  readonly change?: TermsChange;
  readonly refund?: RefundAmounts;
  /** T15: what the host pays for too short a notice. */
  readonly hostFeeCents?: Cents;
  readonly details?: EventDetails;
  readonly isSilent?: boolean;
}

type Steps = TransitionSteps<TransitionRun, BookingEffect, BookingTimer, BookingEventName>;

/** What changes with the status, by name. */
export const bookingEffects: Steps['effects'] = {
  freezeQuote: ({ tx, booking }) => {
    const { from, to, termType, protectionPlan, termsSnapshot: terms } = booking;
    const today = tx.clock.today(terms.timeZone);
    const policy = booking.cancellationPolicy;
    Object.assign(booking, pricesOf(quoteByTerms(terms, { from, to, termType, protectionPlan, policy, today })));
  },
  releaseAuthorisation: ({ tx, booking }) => voidOpenPayments(tx, booking),
  agreeTerms: async (run) => {
    await agreeFirstTerms(run.tx, run.booking, run);
    await linkFirstPayments(run.tx, run.booking.id);
  },
  settleOrDeferFirstCharge: async ({ tx, booking, payment }) => {
    if (payment?.capturedAt) await settleCharge(tx, booking, payment);
    else if (payment?.status === PaymentStatus.AUTHORIZED) await deferFirstCharge(tx, booking, payment);
  },
  refundCharges: async ({ tx, booking, actor, at, refund: decided }) => {
    const payments = await rentPayments(tx, booking.id);
    if (payments.every(({ capturedAt }) => capturedAt === null)) return;
    const isHostSuspended = await isSuspended(tx, booking.hostId);
    const refunds = await refundsOf(tx, booking.id);
    const context = cancellationContext(booking, payments, { actor, isHostSuspended, refunds });
    const refund = decided ?? refundNow(context, at);
    await refundRent(tx, booking, { amounts: refund, reason: refund.rule, actor, at });
  },
  dropScheduledCharges: async ({ tx, booking }) => {
    for (const payment of await firstPayments(tx, booking.id))
      if (payment.status === PaymentStatus.PENDING) movePayment(tx, payment, PaymentStep.LET_GO);
  },
  cancelCycles: ({ tx, booking }) => cancelCycles(tx, booking),
  endAgreement: (run) => endAgreement(run.tx, run.booking, run),
  chargeCancellingHost: ({ tx, booking }) => chargeCancellingHost(tx, booking),
  chargeWithoutNotice: async ({ tx, booking, hostFeeCents = 0 }) => {
    if (hostFeeCents > 0) await chargeWithoutNotice(tx, booking, hostFeeCents);
  },
  creditRenter: ({ tx, booking }) => creditRenter(tx, booking),
  changeTerms: async (run) => {
    if (!run.change) throw new Error(`${run.transition.id} changes the agreement and was not told how`);
    await changeAgreement(run.tx, run.booking, run.change, run);
  },
};

/** The jobs that are scheduled, by name. */
export const bookingTimers: Steps['timers'] = {
  holdEnd: ({ tx, booking }) => scheduleHoldEnd(tx, booking),
  hostAnswer: ({ tx, booking }) => scheduleAnswer(tx, booking),
  stayStart: ({ tx, booking }) => scheduleStart(tx, booking),
  stayEnd: ({ tx, booking }) => scheduleEnd(tx, booking),
  renewal: ({ tx, booking }) => scheduleRenewal(tx, booking),
  completion: ({ tx, booking }) => scheduleCompletion(tx, booking),
};

/** The events that are recorded, by name. */
export const bookingNotices: Steps['notices'] = Object.fromEntries(
  Object.values(BookingEventType).map((type) => [
    type,
    async ({ tx, booking, details, isSilent }: TransitionRun) => {
      if (!isSilent) await recordBookingEvent(tx, type, booking, details);
    },
  ]),
) as Steps['notices'];
