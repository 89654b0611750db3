import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { createTransitionRunner, type TransitionSteps } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking.enums.js';
import { post } from '../ledger/post.js';
import type { PayoutPart } from '../ledger/posting.rules.js';
import type { Payout } from './payout.entity.js';
import { PayoutEventType, type PayoutEventName } from './payout.events.js';
import {
  payoutMachine,
  payoutTransitions,
  type PayoutEffect,
  type PayoutStep,
  type PayoutTimer,
} from './payout.transitions.js';

/** The job that runs the pending step of a payout. */
export const PAYOUT_JOB = 'payouts.settle';

interface PayoutRun {
  readonly tx: ServiceContext;
  readonly payout: Payout;
  readonly actor: BookingActor;
  /** Its parts; by default the ledger postings. */
  readonly parts?: readonly PayoutPart[];
}

type Steps = TransitionSteps<PayoutRun, PayoutEffect, PayoutTimer, PayoutEventName>;

const effects: Steps['effects'] = {
  bookSent: async ({ tx, payout, parts }) => {
    // Its postings reference it, so it has to be stored before them.
    await tx.em.flush();
    await post(tx, 'payout_ordered', parts ?? [], detailsOf(payout));
  },
  markSent: ({ tx, payout }) => {
    payout.sentAt = tx.clock.now();
  },
  markPaid: ({ tx, payout }) => {
    payout.completedAt = tx.clock.now();
  },
  bookFailed: async ({ tx, payout }) => {
    payout.completedAt = null;
    await post(tx, 'payout_returned', await partsOfPayout(tx, payout.id), detailsOf(payout));
  },
};

const timers: Steps['timers'] = {
  callProvider: ({ tx, payout }) =>
    addJob(tx, PAYOUT_JOB, { payoutId: payout.id }, { jobKey: `payout:${payout.id}`, isOutbound: true }),
};

const notices = Object.fromEntries(
  Object.values(PayoutEventType).map((type) => [
    type,
    async ({ tx, payout, actor }: PayoutRun) => {
      await recordEvent(tx, {
        type,
        payload: {
          payoutId: payout.id,
          userId: payout.hostId,
          amountCents: payout.amountCents,
          last4: payout.ibanLast4 ?? '',
          isByStaff: actor === BookingActor.ADMIN,
        },
      });
    },
  ]),
) as Steps['notices'];

const runTransition = createTransitionRunner(payoutTransitions, { effects, timers, notices });

interface MoveOptions {
  readonly isNew?: boolean;
  readonly actor?: BookingActor;
  readonly parts?: readonly PayoutPart[];
}

/** Moves a locked payout; returns false when its status does not allow the step, as after a repeated answer. */
export async function movePayout(
  tx: ServiceContext,
  payout: Payout,
  step: PayoutStep,
  { isNew = false, actor = BookingActor.SYSTEM, parts }: MoveOptions = {},
): Promise<boolean> {
  const from = isNew ? null : payout.status;
  const [row] = payoutMachine.candidates(from, step, actor);
  if (!row) return false;
  payout.status = payoutMachine.target(row, from);
  payout.updatedAt = tx.clock.now();
  await runTransition(row, { tx, payout, actor, ...(parts ? { parts } : {}) }, () => tx.em.flush());
  return true;
}

/** The parts of a payout, by its ledger postings. */
export async function partsOfPayout(ctx: ServiceContext, payoutId: string): Promise<PayoutPart[]> {
  const rows = await ctx.db
    .selectFrom('LedgerEntry')
    .select(['bookingId', 'cycleId', 'amountCents'])
    .where('payoutId', '=', payoutId)
    .where('rule', '=', 'payout_ordered')
    .where('account', '=', 'host_payable')
    .orderBy('lineNo')
    .execute();
  return rows;
}

function detailsOf(payout: Payout) {
  return { source: ['payout', payout.id] as const, hostId: payout.hostId, payoutId: payout.id };
}
