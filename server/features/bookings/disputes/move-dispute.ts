import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { createTransitionRunner, type TransitionSteps } from '../../../core/writes/state-machine.js';
import type { DisputeState } from '../../../ports/payments/payee-records.js';
import type { Booking } from '../booking.entity.js';
import { BookingActor } from '../booking.enums.js';
import { post, type PostingDetails } from '../ledger/post.js';
import type { Payment } from '../payments/payment.entity.js';
import { holdEarnings, releaseEarnings } from '../payouts/hold-earnings.js';
import { reopenSettledByBank, retryRefusedByDispute, settleByDecision } from './refunds-of-disputes.js';
import { raiseAlarm } from '../payouts/raise-alarm.js';
import { disputeMachine, disputeTransitions, type DisputeEffect, type DisputeStep } from './dispute.transitions.js';
import { DisputeEventType, type DisputeEventName } from './dispute.events.js';
import type { PaymentDispute } from './payment-dispute.entity.js';

/** A dispute of a locked booking, with its payment and the provider's report. */
export interface DisputeRecord {
  readonly booking: Booking;
  readonly payment: Payment;
  readonly dispute: PaymentDispute;
  readonly reported: DisputeState;
}

interface DisputeRun extends DisputeRecord {
  readonly tx: ServiceContext;
}

type Steps = TransitionSteps<DisputeRun, DisputeEffect, never, DisputeEventName>;

const CLOSED = 'The bank decided for us; closed by itself.';

const effects: Steps['effects'] = {
  holdShare: async ({ tx, booking, payment, dispute }) => {
    const target = { hostId: booking.hostId, bookingId: booking.id, cycleId: payment.cycleId };
    await holdEarnings(tx, target, { reason: 'dispute', sourceId: dispute.id, userId: null });
  },
  releaseShare: async ({ tx, dispute }) => {
    await releaseEarnings(tx, { reason: 'dispute', sourceId: dispute.id }, null);
  },
  markDecided: ({ tx, dispute }) => {
    dispute.decidedAt = tx.clock.now();
  },
  raiseAlarm: ({ tx, booking, dispute: { provider, ref, amountCents }, reported: { answerDueAt } }) =>
    raiseAlarm(tx, {
      kind: 'payment_disputed',
      provider,
      ref,
      bookingId: booking.id,
      expectedCents: amountCents,
      foundCents: 0,
      answerDueAt,
    }),
  closeAlarm: async ({ tx, dispute: { provider, ref } }) => {
    await tx.db
      .updateTable('ReconciliationAlarm')
      .set({ resolvedAt: tx.clock.now(), resolution: CLOSED })
      .where('kind', '=', 'payment_disputed')
      .where('provider', '=', provider)
      .where('ref', '=', ref)
      .where('resolvedAt', 'is', null)
      .execute();
  },
  bookLoss: async ({ tx, ...run }) => {
    const { dispute, reported } = run;
    dispute.lostCents = reported.takenCents - reported.returnedCents;
    await post(tx, 'dispute_lost', dispute.lostCents, disputeDetails(run));
  },
  retryRefunds: ({ tx, ...run }) => retryRefusedByDispute(tx, run.dispute, run),
  settleRefunds: ({ tx, ...run }) => settleByDecision(tx, run),
  reopenRefunds: ({ tx, ...run }) => reopenSettledByBank(tx, run.dispute, run),
};

const notices = Object.fromEntries(
  Object.values(DisputeEventType).map((type) => [
    type,
    async ({ tx, booking, payment, dispute }: DisputeRun) => {
      const { id: bookingId, spaceId, renterId, hostId } = booking;
      const { id: disputeId, amountCents, status } = dispute;
      const payload = { bookingId, spaceId, renterId, hostId, paymentId: payment.id, disputeId, amountCents, status };
      await recordEvent(tx, { type, payload });
    },
  ]),
) as Steps['notices'];

const runTransition = createTransitionRunner(disputeTransitions, { effects, timers: {}, notices });

/** Moves a dispute; returns false when its status does not allow the step, as after a repeated webhook. */
export async function moveDispute(
  tx: ServiceContext,
  record: DisputeRecord,
  step: DisputeStep,
  isNew = false,
): Promise<boolean> {
  const { dispute } = record;
  const from = isNew ? null : dispute.status;
  const [row] = disputeMachine.candidates(from, step, BookingActor.SYSTEM);
  if (!row) return false;
  dispute.status = disputeMachine.target(row, from);
  dispute.updatedAt = tx.clock.now();
  await runTransition(row, { tx, ...record }, () => tx.em.flush());
  return true;
}

/** The booking and cycle of a dispute's postings. */
export function disputeDetails({ booking, payment, dispute }: Omit<DisputeRecord, 'told'>): PostingDetails {
  return {
    source: ['dispute', dispute.id],
    bookingId: booking.id,
    hostId: booking.hostId,
    cycleId: payment.cycleId,
    paymentId: payment.id,
  };
}
