import { recordEvent } from '../../../core/events/events.js';
import { createTransitionRunner } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking-types.js';
import { post } from '../ledger/post.js';
import { holdEarnings, releaseEarnings } from '../payouts/hold-earnings.js';
import { raiseAlarm } from '../payouts/raise-alarm.js';
import { disputeMachine, disputeStatusesThat, disputeTransitions, } from './dispute-transitions.js';
import { DisputeEventType } from './dispute.events.js';
const CLOSED = 'The bank decided for us; closed by itself.';
const effects = {
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
    raiseAlarm: ({ tx, booking, dispute: { provider, ref, amountCents }, reported: { answerDueAt } }) => raiseAlarm(tx, {
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
};
const notices = Object.fromEntries(Object.values(DisputeEventType).map((type) => [
    type,
    async ({ tx, booking, payment, dispute }) => {
        const { id: bookingId, spaceId, renterId, hostId } = booking;
        const { id: disputeId, amountCents, status } = dispute;
        const payload = { bookingId, spaceId, renterId, hostId, paymentId: payment.id, disputeId, amountCents, status };
        await recordEvent(tx, { type, payload });
    },
]));
const runTransition = createTransitionRunner(disputeTransitions, { effects, timers: {}, notices });
/** Moves a dispute; returns false when its status does not allow the step, as after a repeated webhook. */
export async function moveDispute(tx, record, step, isNew = false) {
    const { dispute, payment } = record;
    const from = isNew ? null : dispute.status;
    const [row] = disputeMachine.candidates(from, step, BookingActor.SYSTEM);
    if (!row)
        return false;
    dispute.status = disputeMachine.target(row, from);
    dispute.updatedAt = tx.clock.now();
    payment.isTakenBack = TAKEN_BACK.includes(dispute.status) || (await hasOtherTakenBack(tx, dispute));
    await runTransition(row, { tx, ...record }, () => tx.em.flush());
    return true;
}
const TAKEN_BACK = disputeStatusesThat('isTakenBack');
async function hasOtherTakenBack({ db }, { id, paymentId }) {
    const other = await db
        .selectFrom('PaymentDispute')
        .select('id')
        .where('paymentId', '=', paymentId)
        .where('id', '!=', id)
        .where('status', 'in', TAKEN_BACK)
        .executeTakeFirst();
    return other !== undefined;
}
/** Where the postings of a dispute belong. */
export function disputeDetails({ booking, payment, dispute }) {
    return {
        source: ['dispute', dispute.id],
        bookingId: booking.id,
        hostId: booking.hostId,
        cycleId: payment.cycleId,
        paymentId: payment.id,
    };
}
//# sourceMappingURL=move-dispute.js.map