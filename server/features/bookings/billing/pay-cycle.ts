import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { claimKey, storeResult, type RepeatableCall } from '../../../core/writes/idempotency.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../booking.entity.js';
import { methodRefOf } from '../cards/manage-methods.js';
import { PaymentStatus } from '../booking.enums.js';
import { mayChargeFor } from '../lifecycle/sides.js';
import { refusalOf, settledOutcome, type RequestOutcome } from '../lifecycle/request-outcome.js';
import { refuseLessCredit } from '../payments/credit-spent.js';
import { awaitAnswer, newAttempt } from '../payments/new-attempt.js';
import { isBeingSettled, refuseWhileSettling, voidOpenPayments } from '../payments/open-payments.js';
import type { Payment } from '../payments/payment.entity.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import { CycleStatus } from './billing.enums.js';
import { cycleStatusesThat } from './cycle.transitions.js';
import { attemptsOf, lockCycle, refuseOthersThanRenter } from './find-cycles.js';

export interface CyclePayment {
  /** A uuid. */
  readonly cycleId: string;
  /** The displayed amount. */
  readonly amountCents: number;
  /** The displayed credit; null uses whatever is left. */
  readonly creditCents: number | null;
  /** Global id of a saved card, or the provider's id of one entered in its form. */
  readonly paymentMethodId: string;
  readonly idempotencyKey: string;
}

/** The renter pays an owed cycle. The card is used for future charges. */
export async function payCycle(ctx: SignedInContext, request: CyclePayment): Promise<RequestOutcome> {
  const prepared = await inTransaction(ctx, (tx) => prepare(tx, request));
  return 'payment' in prepared ? settledOutcome(ctx, prepared.payment, prepared.isReplay, outcomeOf) : prepared;
}

type Prepared = RequestOutcome | { readonly payment: string; readonly isReplay: boolean };

/** Transaction 1: stores the intent first, so that the provider never holds a payment we do not know of. */
async function prepare(tx: SignedInContext, request: CyclePayment): Promise<Prepared> {
  const { idempotencyKey, ...input } = request;
  const call: RepeatableCall = {
    userId: tx.viewer.id,
    operation: 'payCycle',
    key: idempotencyKey,
    input: { ...input },
  };
  const replayed = await claimKey(tx, call);
  if (replayed?.['paymentId']) return { payment: replayed['paymentId'], isReplay: true };
  const { booking, cycle } = await lockForRenter(tx, request.cycleId);
  if (cycle.status === CycleStatus.PAID) {
    await storeResult(tx, call, { bookingId: booking.id });
    return { booking };
  }
  if (!cycleStatusesThat('isOwed').includes(cycle.status)) throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
  // Also by hand nothing is captured for a suspended host without the staff's word.
  if (!(await mayChargeFor(tx, booking))) throw new DomainError(ErrorCode.CHARGES_PAUSED);
  const { totalCents: amountCents } = cycle;
  if (amountCents !== request.amountCents) throw new DomainError(ErrorCode.CYCLE_AMOUNT_CHANGED, { amountCents });
  const earlier = await attemptsOf(tx, cycle.id);
  refuseWhileSettling(earlier);
  await voidOpenPayments(tx, booking, earlier);
  const card = {
    provider: tx.ports.payments.current.name,
    paymentMethodRef: await methodRefOf(tx, request.paymentMethodId),
    methodBrand: null,
    methodLast4: null,
  };
  const payment = await newAttempt(tx, booking, cycle, card, earlier[0]);
  refuseLessCredit(payment, request.creditCents);
  awaitAnswer(tx, payment, 'authorize', booking.renterId);
  tx.em.persist(payment);
  await tx.em.flush();
  await storeResult(tx, call, { paymentId: payment.id });
  return { payment: payment.id, isReplay: false };
}

/** After the bank's page: fetches the result and captures the payment if it was confirmed. */
export async function completeCyclePayment(ctx: SignedInContext, cycleId: string): Promise<RequestOutcome> {
  const { booking, cycle, latest } = await inTransaction(ctx, async (tx) => {
    const locked = await lockForRenter(tx, cycleId);
    const attempts = await attemptsOf(tx, cycleId);
    return { ...locked, latest: attempts.find((payment) => isByRenter(payment)) };
  });
  if (!latest) throw new DomainError(ErrorCode.CYCLE_NOT_DUE);
  const { status, totalCents: amountCents } = cycle;
  // Voided, because the month became cheaper meanwhile.
  if (cycleStatusesThat('isOwed').includes(status) && latest.totalCents !== amountCents)
    throw new DomainError(ErrorCode.CYCLE_AMOUNT_CHANGED, { amountCents });
  if (latest.status === PaymentStatus.ACTION_REQUIRED && latest.pendingStep === null)
    return settledOutcome(ctx, latest.id, false, outcomeOf);
  return isBeingSettled([latest]) ? settledOutcome(ctx, latest.id, true, outcomeOf) : outcomeOf(ctx, booking, latest);
}

/** Whether the renter was present: the bank asked for confirmation, the payment was authorized first, or both are pending. */
function isByRenter({ status, authorizedAt, actionUrl, pendingBy }: Payment): boolean {
  return status === PaymentStatus.ACTION_REQUIRED || authorizedAt !== null || actionUrl !== null || pendingBy !== null;
}

/** What the payment of a cycle means for the payer; throws its failure. */
async function outcomeOf(ctx: ServiceContext, booking: Booking, payment: Payment): Promise<RequestOutcome> {
  if (payment.capturedAt !== null) return { booking };
  if (isBeingSettled([payment])) throw new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS);
  if (payment.status === PaymentStatus.FAILED) throw refusalOf(payment);
  if (payment.status === PaymentStatus.ACTION_REQUIRED && payment.pendingStep === null && payment.actionUrl)
    return { booking, actionUrl: payment.actionUrl };
  // Voided, because the host was suspended, or the cycle was paid otherwise or is paid with another card.
  const isPaused = !(await mayChargeFor(ctx, booking));
  throw new DomainError(isPaused ? ErrorCode.CHARGES_PAUSED : ErrorCode.CYCLE_NOT_DUE);
}

/** Locks a cycle for its renter. */
async function lockForRenter(tx: SignedInContext, cycleId: string): Promise<{ booking: Booking; cycle: BillingCycle }> {
  const locked = await lockCycle(tx, cycleId);
  refuseOthersThanRenter(tx, locked.booking);
  return locked;
}
