import type { ServiceContext } from '../../../core/context.js';
import type { TransitionSteps } from '../../../core/state-machine.js';
import type { Booking } from '../booking.entity.js';
import { BookingEventType, type BookingEventName } from '../booking.events.js';
import { PaymentStatus } from '../booking-types.js';
import { cancellationContext } from '../cancellation/cancellation-context.js';
import { refundNow } from '../cancellation/cancellation-preview.rules.js';
import { deferFirstCharge, postFirstCharge } from '../payments/first-charge.js';
import { firstPayments, voidOpenPayments } from '../payments/open-payments.js';
import { chargeCancellingHost, orderRefund } from '../payments/order-refund.js';
import type { Payment } from '../payments/payment.entity.js';
import { pricesOf, quoteByTerms } from '../quote/booking-quote.rules.js';
import { scheduleCompletion, scheduleEnd, scheduleStart } from '../stay/stay-timers.js';
import { recordBookingEvent, type EventFacts, type Mover } from './booking-changes.js';
import { scheduleAnswer, scheduleHoldEnd } from './booking-timers.js';
import type { BookingEffect, BookingTimer, BookingTransition } from './booking-transitions.js';

/** One transition that runs: the booking has its new status and is not stored yet. */
export interface TransitionRun extends Mover {
  readonly tx: ServiceContext;
  readonly booking: Booking;
  readonly transition: BookingTransition;
  /** The instant the guards were checked at. */
  readonly at: Date;
  readonly payment?: Payment;
  readonly facts?: EventFacts;
  readonly isSilent?: boolean;
}

type Steps = TransitionSteps<TransitionRun, BookingEffect, BookingTimer, BookingEventName>;

/** What changes with the status, by name. */
export const bookingEffects: Steps['effects'] = {
  freezeQuote: ({ tx, booking }) => {
    const { startsOn: from, endsOn: to, termType, protectionPlan, termsSnapshot: terms } = booking;
    const today = tx.clock.today(terms.timeZone);
    Object.assign(booking, pricesOf(quoteByTerms(terms, { from, to, termType, protectionPlan, today })));
  },
  releaseAuthorisation: ({ tx, booking }) => voidOpenPayments(tx, booking),
  takeOrDeferFirstCharge: async ({ tx, booking, payment }) => {
    if (payment?.status === PaymentStatus.CAPTURED) await postFirstCharge(tx, payment);
    else if (payment?.status === PaymentStatus.AUTHORIZED) await deferFirstCharge(tx, booking, payment);
  },
  refundFirstCharge: async ({ tx, booking, actor, at }) => {
    const payments = await firstPayments(tx, booking.id);
    const taken = payments.find(({ status }) => status === PaymentStatus.CAPTURED);
    if (!taken) return;
    const refund = refundNow(cancellationContext(booking, payments[0] ?? null, actor), at);
    await orderRefund(tx, booking, taken, { refund, actor });
  },
  dropScheduledCharges: async ({ tx, booking, at }) => {
    for (const payment of await firstPayments(tx, booking.id))
      if (payment.status === PaymentStatus.PENDING)
        Object.assign(payment, { status: PaymentStatus.VOID, updatedAt: at });
  },
  chargeCancellingHost: ({ tx, booking }) => chargeCancellingHost(tx, booking),
};

/** What the clock does later, by name. */
export const bookingTimers: Steps['timers'] = {
  holdEnd: ({ tx, booking }) => scheduleHoldEnd(tx, booking),
  hostAnswer: ({ tx, booking }) => scheduleAnswer(tx, booking),
  stayStart: ({ tx, booking }) => scheduleStart(tx, booking),
  stayEnd: ({ tx, booking }) => scheduleEnd(tx, booking),
  completion: ({ tx, booking }) => scheduleCompletion(tx, booking),
};

/** The notices: each records the event of its name. */
export const bookingNotices: Steps['notices'] = Object.fromEntries(
  Object.values(BookingEventType).map((type) => [
    type,
    async ({ tx, booking, facts, isSilent }: TransitionRun) => {
      if (!isSilent) await recordBookingEvent(tx, type, booking, facts);
    },
  ]),
) as Steps['notices'];
