import type { ServiceContext, SignedInContext, Viewer } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { mayDo } from '../../../core/staff-acts.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { claimOptionalKey } from '../../../core/writes/idempotency.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { RefundStatus } from '../../bookings/cancellation/cancellation.enums.js';
import { isHeldByBank } from '../../bookings/disputes/held-by-bank.js';
import { requireReason } from '../../../core/staff-reason.js';
import { refuseOwn } from '../../bookings/lifecycle/record-staff-act.js';
import { lockPayment, refuseWhileSettling } from '../../bookings/payments/open-payments.js';
import { refundableCents, createStaffRefund } from '../../bookings/payments/create-refund.js';
import { Payment } from '../../bookings/payments/payment.entity.js';
import { Refund } from '../../bookings/payments/refund.entity.js';
import { paymentMovementState } from './movement-states.rules.js';
import { StaffMoneyAct, StaffPayment } from './staff-payment.types.js';

/** A payment by uuid; null when there is none. */
export async function findStaffPayment(ctx: ServiceContext, uuid: string): Promise<StaffPayment | null> {
  const tx = { ...ctx, em: ctx.em.fork() };
  const payment = await tx.em.findOne(Payment, uuid);
  return payment && viewOf(payment, await refundableCents(tx, payment));
}

function viewOf(payment: Payment, refundable: number): StaffPayment {
  const { rentCents, renterFeeCents, protectionCents, totalCents, creditCents, provider, providerRef } = payment;
  return Object.assign(new StaffPayment(), {
    payment,
    id: toGlobalId('StaffPayment', payment.id),
    state: paymentMovementState(payment),
    rentCents,
    renterFeeCents,
    protectionCents,
    totalCents,
    creditCents,
    refundableCents: refundable,
    methodBrand: payment.methodBrand,
    methodLast4: payment.methodLast4,
    provider,
    providerRef,
    failureCode: payment.failureCode,
    dueAt: payment.dueAt,
    capturedAt: payment.capturedAt,
  });
}

/** The acts that the viewer may perform on a payment now; nobody decides about money of their own. */
export async function actsOfPayment(
  ctx: SignedInContext,
  { payment, refundableCents: left }: StaffPayment,
  booking: Pick<Booking, 'renterId' | 'hostId' | 'status'>,
): Promise<StaffMoneyAct[]> {
  if (!mayMoveMoney(ctx.viewer, [booking.renterId, booking.hostId])) return [];
  const { hasFailedRefund, isHeld } = await detailsOf(ctx, payment);
  const isAgreed = statusMeans(booking.status, 'isAgreed');
  return [
    ...(isRefundable(payment) && left > 0 ? [StaffMoneyAct.REFUND] : []),
    ...(hasFailedRefund ? [StaffMoneyAct.RETRY_REFUND, StaffMoneyAct.SETTLE_REFUND] : []),
    ...(isAgreed && !isHeld ? [StaffMoneyAct.HOLD_PAYOUT] : []),
    ...(isHeld ? [StaffMoneyAct.RELEASE_PAYOUT] : []),
    ...(isAgreed ? [StaffMoneyAct.ADJUST] : []),
  ];
}

/** Whether a viewer may move money of these people. */
export const mayMoveMoney = (viewer: Viewer, people: readonly string[]): boolean =>
  mayDo(viewer, 'MOVE_MONEY') && !people.includes(viewer.id);

/** Collected money of a cycle without a dispute. Deposits are refunded by the claim they were collected for. */
const isRefundable = ({ capturedAt, cycleId, isTakenBack, pendingStep }: Payment): boolean =>
  capturedAt !== null && cycleId !== null && !isTakenBack && pendingStep === null;

async function detailsOf({ db }: ServiceContext, { id, bookingId }: Payment) {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('Refund')
            .select('id')
            .where('paymentId', '=', id)
            .where('status', '=', RefundStatus.FAILED)
            .where(eb.not(isHeldByBank(eb.val(id)))),
        )
        .as('hasFailedRefund'),
      eb
        .exists(
          eb
            .selectFrom('EarningHold')
            .select('id')
            .where('bookingId', '=', bookingId)
            .where('reason', '=', 'staff')
            .where('releasedAt', 'is', null),
        )
        .as('isHeld'),
    ])
    .executeTakeFirstOrThrow();
  return { hasFailedRefund: Boolean(row.hasFailedRefund), isHeld: Boolean(row.isHeld) };
}

export interface PartialRefund {
  readonly amountCents: number;
  readonly statement: string;
  readonly idempotencyKey?: string | null | undefined;
}

/** Refunds a part of a payment by a decision of the staff, which is recorded with its reason; idempotent by key. */
export async function refundPayment(
  ctx: SignedInContext,
  globalId: string,
  { amountCents, statement, idempotencyKey: key }: PartialRefund,
): Promise<StaffPayment> {
  const reason = requireReason(statement);
  const paymentId = fromGlobalId('StaffPayment', globalId);
  const input = { paymentId, amountCents, reason };
  return inTransaction(ctx, async (tx) => {
    const call = { userId: tx.viewer.id, operation: 'refundPayment', key, input };
    const isRepeated = (await claimOptionalKey(tx, call, { paymentId })) !== null;
    const found = await tx.em.findOne(Payment, paymentId);
    if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
    if (isRepeated) return viewOf(found, await refundableCents(tx, found));
    const { booking, payment } = await lockPayment(tx, paymentId);
    refuseOwn(tx.viewer, booking);
    refuseWhileSettling([payment]);
    if (!isRefundable(payment)) throw new DomainError(ErrorCode.FORBIDDEN);
    const left = await refundableCents(tx, payment);
    const isFit = Number.isInteger(amountCents) && amountCents > 0 && amountCents <= left;
    const params = { max: left };
    refuseProblems(isFit ? [] : [{ path: 'amountCents', code: FieldProblemCode.AMOUNT_OUT_OF_RANGE, params }]);
    const refund = await createStaffRefund(tx, booking, payment, amountCents);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'payment.refunded',
      objectType: 'Payment',
      objectId: paymentId,
      before: { refundableCents: left },
      after: { refundableCents: left - amountCents, refundId: refund.id, amountCents },
      reason,
      ip: tx.client.ip,
    });
    return viewOf(payment, left - amountCents);
  });
}

/** The refunds of a payment, newest first. */
export function refundsOfPayment(ctx: ServiceContext, paymentId: string): Promise<Refund[]> {
  return ctx.em.fork().find(Refund, { paymentId }, { orderBy: { createdAt: 'desc', id: 'desc' } });
}
