import { addJob } from '../../../../core/jobs/jobs.js';
import { DomainError, ErrorCode } from '../../../../core/errors/errors.js';
import { createTransitionRunner } from '../../../../core/writes/state-machine.js';
import { BookingEventType } from '../../booking.events.js';
import { recordBookingEvent } from '../../lifecycle/booking-changes.js';
import { changeMachine, changeTransitions, ChangeStep } from './change-request-transitions.js';
import { isOvertaken } from './overtaken.rules.js';
/** The job that ends one change whose time is over. */
export const LAPSE_CHANGE_JOB = 'bookings.lapse-change';
const timers = {
    lapse: ({ tx, change: { id, expiresAt: runAt } }) => addJob(tx, LAPSE_CHANGE_JOB, { changeId: id }, { jobKey: `change:${id}`, runAt }),
};
const notices = Object.fromEntries(Object.values(BookingEventType).map((type) => [
    type,
    ({ tx, booking, change: { id, askedBy: by, kind } }) => recordBookingEvent(tx, type, booking, { by, kind, changeId: id }),
]));
const runTransition = createTransitionRunner(changeTransitions, { effects: {}, timers, notices });
/** Moves a change of a locked booking; throws BOOKING_CHANGE_CLOSED when it cannot be moved so any more. */
export async function moveChange(tx, booking, change, { step, actor }) {
    const now = tx.clock.now();
    const isNew = step === ChangeStep.ASK;
    const context = { ...change, actor, isOvertaken: isOvertaken(booking.status, change.kind) };
    const row = changeMachine
        .candidates(isNew ? null : change.status, step, actor)
        .find((candidate) => changeMachine.isAllowed(candidate, context, now));
    if (!row)
        throw new DomainError(ErrorCode.BOOKING_CHANGE_CLOSED, { status: change.status.toUpperCase() });
    const isAnswer = step === ChangeStep.AGREE || step === ChangeStep.DECLINE;
    Object.assign(change, {
        status: changeMachine.target(row, isNew ? null : change.status),
        updatedAt: now,
        ...(isAnswer ? { answeredAt: now } : {}),
    });
    await runTransition(row, { tx, booking, change }, () => tx.em.flush());
}
//# sourceMappingURL=move-change.js.map