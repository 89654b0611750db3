import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { DisputeState } from '../../../ports/payments/payee-records.js';
import { post } from '../ledger/post.js';
import { lockPayment } from '../payments/open-payments.js';
import { ANSWER_DISPUTE_JOB } from './answer-dispute.js';
import { DisputeStep } from './dispute.transitions.js';
import { DisputeStatus } from './dispute.enums.js';
import { readIsTakenBack } from './held-by-bank.js';
import { disputeDetails, moveDispute, type DisputeRecord } from './move-dispute.js';
import { PaymentDispute } from './payment-dispute.entity.js';

/**
 * Handles a webhook about a dispute by fetching its current state, so that repeated, late and out-of-order webhooks have the same result.
 */
export async function refreshDispute(ctx: ServiceContext, provider: string, ref: string): Promise<void> {
  const reported = await ctx.ports.payments.named(provider).retrieveDispute(ref);
  const payment = await ctx.db
    .selectFrom('Payment')
    .select('id')
    .where('provider', '=', provider)
    .where('providerRef', '=', reported.paymentRef)
    .executeTakeFirst();
  if (payment) await inTransaction(ctx, (tx) => applyDispute(tx, provider, payment.id, reported));
}

async function applyDispute(tx: ServiceContext, provider: string, paymentId: string, reported: DisputeState) {
  const locked = await lockPayment(tx, paymentId);
  const known = await tx.em.findOne(PaymentDispute, { provider, ref: reported.ref }, { refresh: true });
  const dispute = known ?? newDispute(tx, provider, paymentId, locked.booking.id, reported);
  dispute.takenCents = reported.takenCents;
  const record: DisputeRecord = { ...locked, dispute, reported };
  if (!known) {
    tx.em.persist(dispute);
    await moveDispute(tx, record, DisputeStep.OPEN, true);
  }
  // Where the money is depends on what the provider moved: a mere inquiry of the bank takes none.
  if (reported.takenCents > 0) await post(tx, 'dispute_opened', reported.takenCents, disputeDetails(record));
  const step = STEPS[reported.status];
  if (step) await moveDispute(tx, record, step);
  if (reported.returnedCents > 0) await bookReturn(tx, record);
  locked.payment.isTakenBack = await readIsTakenBack(tx, paymentId);
  if (reported.status === 'open' && dispute.status === DisputeStatus.OPEN) {
    const jobKey = `dispute:${provider}:${reported.ref}`;
    await addJob(tx, ANSWER_DISPUTE_JOB, { provider, ref: reported.ref }, { jobKey, isOutbound: true });
  }
}

const STEPS: Readonly<Record<DisputeState['status'], DisputeStep | null>> = {
  open: null,
  answered: DisputeStep.ANSWER,
  won: DisputeStep.WIN,
  lost: DisputeStep.LOSE,
};

/** What came back after we had given it up was our loss; otherwise the renter had owed it meanwhile. */
async function bookReturn(tx: ServiceContext, record: DisputeRecord): Promise<void> {
  const { dispute, reported } = record;
  const rule = dispute.lostCents > 0 ? 'dispute_recovered' : 'dispute_won';
  const cents = dispute.lostCents > 0 ? Math.min(dispute.lostCents, reported.returnedCents) : reported.returnedCents;
  await post(tx, rule, cents, disputeDetails(record));
}

function newDispute(
  tx: ServiceContext,
  provider: string,
  paymentId: string,
  bookingId: string,
  { ref, reason, amountCents }: DisputeState,
): PaymentDispute {
  const now = tx.clock.now();
  return Object.assign(new PaymentDispute(), {
    id: randomUUID(),
    paymentId,
    bookingId,
    provider,
    ref,
    reason,
    amountCents,
    openedAt: now,
    updatedAt: now,
  });
}
