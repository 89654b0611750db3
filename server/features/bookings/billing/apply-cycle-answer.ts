import type { ServiceContext } from '../../../core/context.js';
import type { Booking } from '../booking.entity.js';
import { mayChargeFor } from '../lifecycle/sides.js';
import type { PaymentAnswer } from '../payments/payment-answer.types.js';
import { awaitAnswer } from '../payments/new-attempt.js';
import { endStep, movePayment } from '../payments/move-payment.js';
import { scheduleVoid } from '../payments/open-payments.js';
import type { Payment, PendingStep } from '../payments/payment.entity.js';
import { PaymentStep } from '../payments/payment.transitions.js';
import { settleCharge } from '../payments/settle-charge.js';
import { BillingCycle } from './billing-cycle.entity.js';
import { cycleStatusesThat } from './cycle.transitions.js';
import { failTry } from './next-charge-step.js';

/** Applies the provider's answer to an attempt to collect a cycle of a confirmed booking: charged by mandate, or paid by the renter. */
export async function applyToCycle(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  intent: PaymentAnswer,
  step: PendingStep | 'authentication',
): Promise<void> {
  payment.attempts += 1;
  payment.providerRef = intent.ref ?? payment.providerRef;
  payment.methodBrand = intent.methodBrand ?? payment.methodBrand;
  payment.methodLast4 = intent.methodLast4 ?? payment.methodLast4;
  payment.failureCode = intent.failureCode;
  payment.actionUrl = intent.actionUrl;
  if (intent.status === 'captured') {
    movePayment(tx, payment, PaymentStep.TAKE);
    // A card that the renter paid with becomes the one for future charges.
    if (step !== 'charge') booking.paymentMethodRef = payment.paymentMethodRef;
    await settleCharge(tx, booking, payment);
  } else if (step === 'charge') await refuseTry(tx, booking, payment);
  else if (step === 'capture') movePayment(tx, payment, endStep(intent));
  else await applyAuthorization(tx, booking, payment, intent);
}

/** The renter pays a cycle: the authorization is captured at once, unless the cycle was paid otherwise or the host suspended meanwhile. */
async function applyAuthorization(
  tx: ServiceContext,
  booking: Booking,
  payment: Payment,
  intent: PaymentAnswer,
): Promise<void> {
  if (intent.status !== 'authorized' && intent.status !== 'action_required') {
    movePayment(tx, payment, endStep(intent));
    return;
  }
  const cycle = await cycleOf(tx, payment);
  const isWanted = cycleStatusesThat('isUnpaid').includes(cycle.status) && (await mayChargeFor(tx, booking));
  const isAuthorized = intent.status === 'authorized';
  movePayment(tx, payment, isAuthorized ? PaymentStep.HOLD : PaymentStep.ASK_RENTER);
  if (!isWanted) await scheduleVoid(tx, payment);
  else if (isAuthorized) awaitAnswer(tx, payment, 'capture', payment.renterId);
}

/** A charge by mandate was refused. */
async function refuseTry(tx: ServiceContext, booking: Booking, payment: Payment): Promise<void> {
  movePayment(tx, payment, PaymentStep.REFUSE);
  await failTry(tx, booking, await cycleOf(tx, payment), payment.failureCode);
}

function cycleOf(tx: ServiceContext, { cycleId }: Payment): Promise<BillingCycle> {
  return tx.em.findOneOrFail(BillingCycle, { id: cycleId ?? '' }, { refresh: true });
}
