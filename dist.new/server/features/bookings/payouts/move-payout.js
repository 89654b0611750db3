import { recordEvent } from '../../../core/events/events.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { createTransitionRunner } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking-types.js';
import { post } from '../ledger/post.js';
import { PayoutEventType } from './payout.events.js';
import { payoutMachine, payoutTransitions, } from './payout-transitions.js';
/** The job that carries out what a pay-out waits for. */
export const PAYOUT_JOB = 'payouts.settle';
const effects = {
    bookSent: async ({ tx, payout, parts }) => {
        // Its lines name it, so that it has to be stored before them.
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
const timers = {
    callProvider: ({ tx, payout }) => addJob(tx, PAYOUT_JOB, { payoutId: payout.id }, { jobKey: `payout:${payout.id}`, isOutbound: true }),
};
const notices = Object.fromEntries(Object.values(PayoutEventType).map((type) => [
    type,
    async ({ tx, payout }) => {
        await recordEvent(tx, {
            type,
            payload: {
                payoutId: payout.id,
                userId: payout.hostId,
                amountCents: payout.amountCents,
                last4: payout.ibanLast4 ?? '',
            },
        });
    },
]));
const runTransition = createTransitionRunner(payoutTransitions, { effects, timers, notices });
/** Moves a locked pay-out; returns false when its status does not allow the step, as after a repeated answer. */
export async function movePayout(tx, payout, step, { isNew = false, actor = BookingActor.SYSTEM, parts } = {}) {
    const from = isNew ? null : payout.status;
    const [row] = payoutMachine.candidates(from, step, actor);
    if (!row)
        return false;
    payout.status = payoutMachine.target(row, from);
    payout.updatedAt = tx.clock.now();
    await runTransition(row, { tx, payout, ...(parts ? { parts } : {}) }, () => tx.em.flush());
    return true;
}
/** What a pay-out consists of, by its lines in the ledger. */
export async function partsOfPayout(ctx, payoutId) {
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
function detailsOf(payout) {
    return { source: ['payout', payout.id], hostId: payout.hostId, payoutId: payout.id };
}
//# sourceMappingURL=move-payout.js.map