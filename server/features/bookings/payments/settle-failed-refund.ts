import { recordAudit } from '../../../core/writes/audit.js';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { reasonProblems } from '../../../core/staff-reason.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { BookingActor } from '../booking.enums.js';
import { RefundStatus } from '../cancellation/cancellation.enums.js';
import { cleanText } from '../../../core/values/text.js';
import { refuseOwn } from '../lifecycle/record-staff-act.js';
import { readIsHeldByBank } from '../disputes/held-by-bank.js';
import { cardCents } from './credit-spent.js';
import { lockRefund, moveRefund, type RefundRecord } from './move-refund.js';
import { RefundStep } from './refund.transitions.js';
import { Refund } from './refund.entity.js';

const MAX_REFERENCE_LENGTH = 500;

/** The staff retry a failed refund. No-op while it is in progress. */
export async function retryRefund(ctx: SignedInContext, refundId: string): Promise<Refund> {
  return inTransaction(ctx, async (tx) => {
    const record = await lockExisting(tx, refundId);
    if (record.refund.status === RefundStatus.WANTED) return record.refund;
    const { failureCode } = record.refund;
    await refuseHeldByBank(tx, record);
    await move(tx, record, RefundStep.RETRY);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'refund.retried',
      objectType: 'Refund',
      objectId: refundId,
      before: { failureCode },
      after: { attempts: record.refund.attempts },
      ip: ctx.client.ip,
    });
    return record.refund;
  });
}

/** The staff record that they paid a failed refund by bank transfer. Repeating the same reference changes nothing. */
export async function settleRefundByHand(
  ctx: SignedInContext,
  refundId: string,
  words: { readonly reason: string; readonly bankReference: string },
): Promise<Refund> {
  const settledReason = cleanText(words.reason);
  const bankReference = cleanText(words.bankReference);
  refuseProblems([
    ...reasonProblems(settledReason, 'reason'),
    ...reasonProblems(bankReference, 'bankReference', MAX_REFERENCE_LENGTH),
  ]);
  return inTransaction(ctx, async (tx) => {
    const record = await lockExisting(tx, refundId);
    const { refund } = record;
    if (refund.status === RefundStatus.DONE && refund.bankReference === bankReference) return refund;
    const { failureCode } = refund;
    await refuseHeldByBank(tx, record);
    Object.assign(refund, { settledBy: tx.viewer.id, settledReason, bankReference });
    await move(tx, record, RefundStep.SETTLE_BY_HAND);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'refund.settled_by_hand',
      objectType: 'Refund',
      objectId: refundId,
      before: { failureCode },
      after: { bankReference, totalCents: cardCents(refund) },
      reason: settledReason,
      ip: ctx.client.ip,
    });
    return refund;
  });
}

/** Locks a refund of other people's booking. */
async function lockExisting(tx: SignedInContext, refundId: string): Promise<RefundRecord> {
  if (!(await tx.em.findOne(Refund, refundId))) throw new DomainError(ErrorCode.NOT_FOUND);
  const record = await lockRefund(tx, refundId);
  refuseOwn(tx.viewer, record.booking);
  return record;
}

/** The cardholder's bank may still pay it: a transfer would pay it twice, and the provider refuses it. */
async function refuseHeldByBank(tx: ServiceContext, { payment, refund }: RefundRecord): Promise<void> {
  if (refund.status === RefundStatus.FAILED && (await readIsHeldByBank(tx, payment.id)))
    throw new DomainError(ErrorCode.REFUND_AWAITS_BANK);
}

async function move(tx: ServiceContext, record: RefundRecord, step: RefundStep): Promise<void> {
  if (!(await moveRefund(tx, record, step, { actor: BookingActor.ADMIN })))
    throw new DomainError(ErrorCode.REFUND_NOT_FAILED, { status: record.refund.status.toUpperCase() });
}
