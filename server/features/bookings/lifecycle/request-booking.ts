import { randomUUID } from 'node:crypto';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  refuseProblems,
  type FieldError,
} from '../../../core/errors/errors.js';
import { claimKey, storeResult, type RepeatableCall } from '../../../core/writes/idempotency.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { SpaceStatus, type GoodsCategory } from '../../spaces/space.enums.js';
import { readBookableSpace } from '../quote/bookable-space.js';
import type { Booking } from '../booking.entity.js';
import { lockBookingAs, transitionRefused } from './booking-changes.js';
import { transitionContextOf } from './transition-context.rules.js';
import { holdExpired, isHoldOver } from './booking-hold.rules.js';
import { pricesOf, quoteByTerms } from '../quote/booking-quote.rules.js';
import { canWriteToHost } from '../request-text-hook.js';
import { cleanText } from '../../../core/values/text.js';
import { requestProblems } from './booking-request.rules.js';
import { isRepeat, nextStatus } from './booking.state-machine.js';
import { BookingAction, BookingActor, PaymentStatus, type ProtectionPlan } from '../booking.enums.js';
import { planProblems } from '../quote/offered-plans.js';
import { acceptByRequest } from '../acceptances/record-acceptance.js';
import { methodRefOf } from '../cards/manage-methods.js';
import { creditForCharge, refuseLessCredit } from '../payments/credit-spent.js';
import { firstPayments, laterThan, refuseWhileSettling, voidOpenPayments } from '../payments/open-payments.js';
import { Payment } from '../payments/payment.entity.js';
import { answerDue } from '../payments/payment-schedule.rules.js';
import type { DeclaredValue } from '../stored-goods/declared-value.types.js';
import { outcomeOf, settledOutcome, type RequestOutcome } from './request-outcome.js';

export interface BookingRequest {
  /** A uuid. */
  readonly bookingId: string;
  readonly goods: readonly GoodsCategory[];
  readonly declaredValue: DeclaredValue;
  readonly acceptsProhibitedGoodsRule: boolean;
  readonly message: string;
  readonly protectionPlan: ProtectionPlan;
  readonly acceptsMandate: boolean;
  readonly acceptsTerms: boolean;
  /** Global id of a saved card, or the provider's id of one entered in its form. */
  readonly paymentMethodId: string;
  /** The renter's credit as displayed at checkout; null where none was shown. */
  readonly creditCents: number | null;
  readonly idempotencyKey: string;
}

/** T3 and T4: authorizes the first charge on the renter's card and sends the request to the host, or captures it for an instant booking. */
export async function requestBooking(ctx: SignedInContext, request: BookingRequest): Promise<RequestOutcome> {
  const mayWrite = await mayWriteWith(ctx, request);
  const prepared = await inTransaction(ctx, (tx) => prepare(tx, request, mayWrite));
  return 'payment' in prepared ? settledOutcome(ctx, prepared.payment, prepared.isReplay) : prepared;
}

type Prepared = RequestOutcome | { readonly payment: string; readonly isReplay: boolean };

/** Transaction 1: stores the intent first, so that the provider never holds a payment we do not know of. */
async function prepare(tx: SignedInContext, request: BookingRequest, mayWrite: boolean): Promise<Prepared> {
  const { idempotencyKey, ...input } = request;
  const call: RepeatableCall = {
    userId: tx.viewer.id,
    operation: 'requestBooking',
    key: idempotencyKey,
    input: { ...input },
  };
  const replayed = await claimKey(tx, call);
  if (replayed?.['paymentId']) return { payment: replayed['paymentId'], isReplay: true };
  const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, request.bookingId);
  if (replayed) return { booking };
  if (actingUser.actor !== BookingActor.RENTER) throw transitionRefused([]);
  if (isRepeat(booking.status, BookingAction.PAY, BookingActor.RENTER)) {
    await storeResult(tx, call, { bookingId: booking.id });
    return { booking };
  }
  refuseUnpayable(tx, booking);
  const { allowedGoods, status } = await readBookableSpace(tx, booking.spaceId, 'read');
  // A paused space still honours held days; one that the staff closed takes no payment.
  if (status === SpaceStatus.SUSPENDED) throw new DomainError(ErrorCode.SPACE_NOT_BOOKABLE);
  refuseProblems([
    ...requestProblems(request, allowedGoods),
    ...planProblems(request.protectionPlan, booking.termsSnapshot.constants),
    ...(mayWrite ? [] : [WRITING_CLOSED]),
  ]);
  const earlier = await firstPayments(tx, booking.id);
  refuseWhileSettling(earlier);
  await voidOpenPayments(tx, booking, earlier);
  fillIn(tx, booking, request);
  const methodRef = await methodRefOf(tx, request.paymentMethodId);
  const payment = await newPayment(tx, booking, methodRef, earlier[0]);
  refuseLessCredit(payment, request.creditCents);
  tx.em.persist(payment);
  await tx.em.flush();
  await acceptByRequest(tx, booking);
  await storeResult(tx, call, { paymentId: payment.id });
  return { payment: payment.id, isReplay: false };
}

/** Somebody who may not write to the host can still send a request, without a text. */
const WRITING_CLOSED: FieldError = { path: 'message', code: FieldProblemCode.WRITING_CLOSED };

/** Whether the request's text may be sent; read before the transaction, which holds locks. */
async function mayWriteWith(ctx: SignedInContext, { bookingId, message }: BookingRequest): Promise<boolean> {
  if (cleanText(message) === '') return true;
  const booking = await ctx.db.selectFrom('Booking').select('spaceId').where('id', '=', bookingId).executeTakeFirst();
  return !booking || canWriteToHost(ctx, booking.spaceId);
}

function refuseUnpayable(tx: ServiceContext, booking: Booking): void {
  const step = nextStatus(
    transitionContextOf(booking, tx.config),
    BookingAction.PAY,
    BookingActor.RENTER,
    tx.clock.now(),
  );
  if (step.isAllowed) return;
  throw isHoldOver(booking) ? holdExpired(booking) : transitionRefused(step.allowed, step.because);
}

function fillIn(tx: ServiceContext, booking: Booking, request: BookingRequest): void {
  const { from, to, termType, termsSnapshot } = booking;
  const { protectionPlan } = request;
  const quote = quoteByTerms(termsSnapshot, {
    from,
    to,
    termType,
    protectionPlan,
    policy: booking.cancellationPolicy,
    today: tx.clock.today(termsSnapshot.timeZone),
  });
  Object.assign(booking, {
    goods: [...new Set(request.goods)],
    declaredValue: request.declaredValue,
    message: cleanText(request.message),
    protectionPlan,
    updatedAt: tx.clock.now(),
    ...pricesOf(quote),
  });
}

async function newPayment(
  tx: ServiceContext,
  booking: Booking,
  methodRef: string,
  before: Payment | undefined,
): Promise<Payment> {
  const now = tx.clock.now();
  const id = randomUUID();
  const first = booking.charges[0];
  if (!first) throw new Error(`booking ${booking.id} has no charge`);
  return Object.assign(new Payment(), {
    id,
    bookingId: booking.id,
    renterId: booking.renterId,
    cycleNo: 1,
    kind: 'first' as const,
    rentCents: first.rentCents,
    renterFeeCents: first.renterFeeCents,
    protectionCents: first.protectionCents,
    ivaCents: first.ivaCents,
    totalCents: first.totalCents,
    creditCents: await creditForCharge(tx, booking.renterId, first.totalCents),
    status: PaymentStatus.PENDING,
    provider: tx.ports.payments.current.name,
    paymentMethodRef: methodRef,
    idempotencyKey: `first:${booking.id}:${id}`,
    dueAt: startOfDayInstant(first.dueOn, booking.termsSnapshot.timeZone),
    pendingStep: 'authorize' as const,
    pendingSince: now,
    pendingBy: booking.renterId,
    nextTryAt: answerDue(now),
    createdAt: laterThan(before, now),
    updatedAt: now,
  });
}

/** After the bank's page: fetches the result and, if it was confirmed, sends the request or confirms the booking. */
export async function completePaymentAction(ctx: SignedInContext, bookingId: string): Promise<RequestOutcome> {
  const { booking, payments } = await inTransaction(ctx, async (tx) => {
    const locked = await lockBookingAs(tx, tx.viewer, bookingId);
    if (locked.actingUser.actor !== BookingActor.RENTER) throw transitionRefused([]);
    return { booking: locked.booking, payments: await firstPayments(tx, bookingId) };
  });
  const [latest] = payments;
  if (!latest) throw transitionRefused([]);
  if (latest.status === PaymentStatus.ACTION_REQUIRED && latest.pendingStep === null)
    return settledOutcome(ctx, latest.id, false);
  const isBeingTaken = latest.pendingStep === 'capture' && booking.requestedAt === null;
  return isBeingTaken ? settledOutcome(ctx, latest.id, true) : outcomeOf(ctx, booking, latest);
}
