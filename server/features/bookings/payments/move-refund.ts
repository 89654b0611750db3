import { LockMode } from '@mikro-orm/core';
import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { createTransitionRunner, type TransitionSteps } from '../../../core/writes/state-machine.js';
import type { Booking } from '../booking.entity.js';
import { BookingActor } from '../booking.enums.js';
import { post, type PostingDetails } from '../ledger/post.js';
import { cardCents } from './credit-spent.js';
import { lockPayment } from './open-payments.js';
import type { Payment } from './payment.entity.js';
import {
  isByBank,
  refundMachine,
  refundTransitions,
  type RefundEffect,
  type RefundStep,
  type RefundTimer,
} from './refund.transitions.js';
import { RefundEventType, type RefundEventName } from './refund.events.js';
import { Refund } from './refund.entity.js';

/** The job that calls the provider for one refund. */
export const REFUND_JOB = 'payments.refund';

/** A refund of a locked booking, with its payment. */
export interface RefundRecord {
  readonly booking: Booking;
  readonly payment: Payment;
  readonly refund: Refund;
}

interface RefundRun extends RefundRecord {
  readonly tx: ServiceContext;
}

type Steps = TransitionSteps<RefundRun, RefundEffect, RefundTimer, RefundEventName>;

const effects: Steps['effects'] = {
  markDone: ({ tx, refund }) => {
    Object.assign(refund, { completedAt: tx.clock.now(), failureCode: null });
  },
  markFailed: ({ tx, refund }) => {
    Object.assign(refund, { completedAt: null, failedAt: tx.clock.now() });
  },
  // A retried refund can complete, and be returned, more than once: each attempt is a separate posting source.
  bookDone: async ({ tx, ...run }) => {
    await post(tx, 'refund_done', cardCents(run.refund), refundDetails(run));
  },
  bookReturned: async ({ tx, ...run }) => {
    await post(tx, 'refund_returned', cardCents(run.refund), refundDetails(run));
  },
  bookByHand: async ({ tx, ...run }) => {
    await post(tx, 'refund_by_hand', cardCents(run.refund), refundDetails(run));
  },
  bookByBank: async ({ tx, ...run }) => {
    await post(tx, 'refund_by_bank', cardCents(run.refund), refundDetails(run));
  },
  takeFromBank: async ({ tx, ...run }) => {
    await post(tx, 'refund_not_by_bank', cardCents(run.refund), refundDetails(run));
    Object.assign(run.refund, { bankReference: null, settledReason: null, completedAt: null });
  },
  startNewAttempt: ({ tx, refund }) => {
    Object.assign(refund, { attempts: refund.attempts + 1, providerRef: null, failureCode: null, failedAt: null });
    refund.idempotencyKey = `${refund.id}:${refund.attempts}`;
    refund.askedAt = tx.clock.now();
  },
};

const timers: Steps['timers'] = {
  callProvider: ({ tx, refund }) =>
    addJob(tx, REFUND_JOB, { refundId: refund.id }, { jobKey: `refund:${refund.id}`, isOutbound: true }),
};

const notices = Object.fromEntries(
  Object.values(RefundEventType).map((type) => [
    type,
    async ({ tx, booking, payment, refund }: RefundRun) => {
      const { id: bookingId, spaceId, renterId, hostId } = booking;
      await recordEvent(tx, {
        type,
        payload: {
          bookingId,
          spaceId,
          renterId,
          hostId,
          paymentId: payment.id,
          refundId: refund.id,
          amountCents: cardCents(refund),
          attempts: refund.attempts,
          isByTransfer: refund.settledBy !== null,
          isByBank: isByBank(refund),
        },
      });
    },
  ]),
) as Steps['notices'];

const runTransition = createTransitionRunner(refundTransitions, { effects, timers, notices });

/** Moves a refund; returns false when its status does not allow the step, as after a repeated answer. */
export async function moveRefund(
  tx: ServiceContext,
  record: RefundRecord,
  step: RefundStep,
  { actor = BookingActor.SYSTEM, isNew = false }: { readonly actor?: BookingActor; readonly isNew?: boolean } = {},
): Promise<boolean> {
  const { refund } = record;
  const from = isNew ? null : refund.status;
  const row = refundMachine
    .candidates(from, step, actor)
    .find((one) => refundMachine.isAllowed(one, refund, tx.clock.now()));
  if (!row) return false;
  refund.status = refundMachine.target(row, from);
  await runTransition(row, { tx, ...record }, () => tx.em.flush());
  return true;
}

/** A refund to be changed, after locking its space, booking and payment. */
export async function lockRefund(tx: ServiceContext, refundId: string): Promise<RefundRecord> {
  const { paymentId } = await tx.em.findOneOrFail(Refund, refundId);
  const { booking, payment } = await lockPayment(tx, paymentId);
  const refund = await tx.em.findOneOrFail(Refund, refundId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  return { booking, payment, refund };
}

function refundDetails({ booking, payment, refund }: RefundRecord): PostingDetails {
  return {
    source: ['refund', refund.attempts === 1 ? refund.id : `${refund.id}:${refund.attempts}`],
    bookingId: booking.id,
    hostId: booking.hostId,
    cycleId: payment.cycleId,
    paymentId: payment.id,
  };
}
