import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { DisputeState } from '../../../ports/payments/payee-records.js';
import { post } from '../ledger/post.js';
import { lockPayment } from '../payments/open-payments.js';
import { ANSWER_DISPUTE_JOB } from './answer-dispute.js';
import { DisputeStep } from './dispute-transitions.js';
import { DisputeStatus } from './dispute-types.js';
import { disputeDetails, moveDispute, type DisputeRecord } from './move-dispute.js';
import { PaymentDispute } from './payment-dispute.entity.js';

/** A webhook about a dispute: its present state is asked for, so that repeated, late and disordered ones end the same. */
export async function refreshDispute(ctx: ServiceContext, provider: string, ref: string): Promise<void> {
  const told = await ctx.ports.payments.named(provider).retrieveDispute(ref);
  const payment = await ctx.db
    .selectFrom('Payment')
    .select('id')
    .where('provider', '=', provider)
    .where('providerRef', '=', told.paymentRef)
    .executeTakeFirst();
  if (payment) await inTransaction(ctx, (tx) => applyDispute(tx, provider, payment.id, told));
}

async function applyDispute(tx: ServiceContext, provider: string, paymentId: string, told: DisputeState) {
  const locked = await lockPayment(tx, paymentId);
  const known = await tx.em.findOne(PaymentDispute, { provider, ref: told.ref }, { refresh: true });
  const dispute = known ?? newDispute(tx, provider, paymentId, locked.booking.id, told);
  const record: DisputeRecord = { ...locked, dispute, told };
  if (!known) {
    tx.em.persist(dispute);
    await moveDispute(tx, record, DisputeStep.OPEN, true);
  }
  // Where the money is follows from what the provider moved: a mere inquiry of the bank takes none.
  if (told.takenCents > 0) await post(tx, 'dispute_opened', told.takenCents, disputeDetails(record));
  const step = STEPS[told.status];
  if (step) await moveDispute(tx, record, step);
  if (told.returnedCents > 0) await bookReturn(tx, record);
  if (told.status === 'open' && dispute.status === DisputeStatus.OPEN) {
    const jobKey = `dispute:${provider}:${told.ref}`;
    await addJob(tx, ANSWER_DISPUTE_JOB, { provider, ref: told.ref }, { jobKey, isOutbound: true });
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
  const { dispute, told } = record;
  const rule = dispute.lostCents > 0 ? 'dispute_recovered' : 'dispute_won';
  const cents = dispute.lostCents > 0 ? Math.min(dispute.lostCents, told.returnedCents) : told.returnedCents;
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
