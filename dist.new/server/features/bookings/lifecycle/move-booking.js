import { createTransitionRunner } from '../../../core/writes/state-machine.js';
import { refreshBusy } from '../../search/search-projection.js';
import { transitionRefused, writeHistory } from './booking-changes.js';
import { bookingEffects, bookingNotices, bookingTimers } from './booking-effects.js';
import { allowedStep, bookingMachine } from './booking-state-machine.js';
import { bookingTransitions } from './booking-transitions.js';
import { transitionContextOf } from './transition-context.rules.js';
const runTransition = createTransitionRunner(bookingTransitions, {
    effects: bookingEffects,
    timers: bookingTimers,
    notices: bookingNotices,
});
/** Runs a transition of a locked booking: guards, effects, history, the search's busy days, timers and notices. Flushes the caller's other changes too. */
export async function moveBooking(tx, booking, move) {
    const context = { ...transitionContextOf(booking, tx.config), ...move.known };
    const step = allowedStep(context, move.trigger, move.actor, move.at);
    if (!step.isAllowed)
        throw transitionRefused(step.allowed, step.because);
    await run(tx, booking, { ...move, transition: step.transition, from: booking.status });
}
/** Runs the transition that makes a booking. */
export async function beginBooking(tx, booking, move) {
    const context = { ...transitionContextOf(booking, tx.config), ...move.known };
    const transition = bookingMachine
        .candidates(null, move.trigger, move.actor)
        .find((row) => bookingMachine.isAllowed(row, context, move.at));
    if (!transition)
        throw transitionRefused([]);
    tx.em.persist(booking);
    await run(tx, booking, { ...move, transition, from: null });
}
async function run(tx, booking, step) {
    const { transition, from } = step;
    const to = bookingMachine.target(transition, from);
    booking.status = to;
    booking.updatedAt = tx.clock.now();
    await runTransition(transition, { ...step, tx, booking }, async () => {
        await tx.em.flush();
        await writeHistory(tx, booking.id, { from, to, action: step.trigger }, step);
        await refreshBusy(tx, booking.spaceId);
    });
}
//# sourceMappingURL=move-booking.js.map