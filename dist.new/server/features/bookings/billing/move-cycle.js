import { recordEvent } from '../../../core/events/events.js';
import { createTransitionRunner } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking-types.js';
import { bookReceivable, dropReceivable, writeOff } from '../ledger/book-cycle.js';
import { BillingCycle } from './billing-cycle.entity.js';
import { BillingEventType } from './billing.events.js';
import { billingStateOf } from './charge-ladder.rules.js';
import { cycleMachine, cycleTransitions } from './cycle-transitions.js';
const effects = {
    markPaid: ({ tx, cycle }) => {
        Object.assign(cycle, { paidAt: tx.clock.now(), nextTryAt: null });
    },
    bookReceivable: ({ tx, booking, cycle }) => bookReceivable(tx, booking, cycle),
    dropReceivable: ({ tx, booking, cycle }) => dropReceivable(tx, booking, cycle),
    writeOff: ({ tx, booking, cycle }) => writeOff(tx, booking, cycle),
};
const notices = Object.fromEntries(Object.values(BillingEventType).map((type) => [
    type,
    ({ tx, booking, cycle, details }) => recordCycleEvent(tx, type, booking, cycle, details),
]));
const runTransition = createTransitionRunner(cycleTransitions, { effects, timers: {}, notices });
/** Moves a cycle of a locked booking; a step that the table does not allow is a fault of ours. */
export async function moveCycle(tx, booking, cycle, step, { actor = BookingActor.SYSTEM, details = {}, } = {}) {
    const [row] = cycleMachine.candidates(cycle.status, step, actor);
    if (!row)
        throw new Error(`cycle ${cycle.id}: no ${step} from ${cycle.status}`);
    cycle.status = cycleMachine.target(row, cycle.status);
    cycle.updatedAt = tx.clock.now();
    await runTransition(row, { tx, booking, cycle, details }, () => tx.em.flush());
    await refreshBillingState(tx, booking);
}
/** Writes how a locked booking stands with its charges. */
export async function refreshBillingState(tx, booking) {
    booking.billingState = billingStateOf(await tx.em.find(BillingCycle, { bookingId: booking.id }));
    await tx.em.flush();
}
/** Records an event of a cycle that keeps its status. */
export async function recordCycleEvent(tx, type, booking, cycle, details = {}) {
    const { id: bookingId, spaceId, renterId, hostId } = booking;
    await recordEvent(tx, { type, payload: { bookingId, spaceId, renterId, hostId, cycleId: cycle.id, ...details } });
}
//# sourceMappingURL=move-cycle.js.map