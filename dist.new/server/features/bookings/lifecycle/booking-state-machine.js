import { createStateMachine, renderStateDiagram } from '../../../core/writes/state-machine.js';
import { bookingGuards } from './booking-guards.rules.js';
import { bookingTransitions } from './booking-transitions.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingAction, BookingStatus } from '../booking-types.js';
/** The checked machine; building it at import is the check at start. */
export const bookingMachine = createStateMachine({
    states: Object.values(BookingStatus),
    finals: statusesThat('isFinal'),
    transitions: bookingTransitions,
    guards: bookingGuards,
});
/** Actions whose rows can run: only these are offered. */
export const BUILT_ACTIONS = new Set(bookingTransitions
    .filter(bookingMachine.isBuilt)
    .map((row) => row.on)
    .filter(isAction));
/** The actions a person may take now, in the table's order, each once. */
export function availableActions(details, actor, now) {
    const context = { ...details, actor };
    const open = bookingMachine
        .transitionsFrom(details.status)
        .filter((row) => row.by.includes(actor) && bookingMachine.isOffered(row, context, now))
        .map((row) => row.on)
        .filter(isAction)
        .filter((action) => BUILT_ACTIONS.has(action));
    return [...new Set(open)];
}
/** Where an action leads now by what is known, or the refusal with the actions that are allowed. */
export function nextStatus(details, action, actor, now) {
    return stepBy(bookingMachine.isOffered, details, action, actor, now);
}
/** The same for a transition that runs now: every guard must have been answered, and hold. */
export function allowedStep(details, action, actor, now) {
    return stepBy(bookingMachine.isAllowed, details, action, actor, now);
}
function stepBy(isFit, details, action, actor, now) {
    const context = { ...details, actor };
    const rows = bookingMachine.candidates(details.status, action, actor);
    const transition = rows.find((row) => isFit(row, context, now));
    if (!transition) {
        const because = rows.flatMap((row) => bookingMachine.refusals(row, context, now));
        return {
            isAllowed: false,
            allowed: availableActions(details, actor, now),
            ...(because.length > 0 ? { because } : {}),
        };
    }
    return { isAllowed: true, to: bookingMachine.target(transition, details.status), transition };
}
/** The event of a past step, for records that are made without running it. */
export function eventOf(trigger, to) {
    return bookingTransitions.find((row) => row.on === trigger && row.to === to)?.notices?.[0];
}
/** Whether the action was done already, so that repeating it answers with the booking as it is. */
export function isRepeat(status, action, actor) {
    return bookingTransitions.some((row) => row.on === action && row.to === status && row.by.includes(actor));
}
/** The page of the docs that shows the table; a test holds it to the table. */
export function bookingStatesDocument() {
    const rows = bookingTransitions.map((row) => [
        row.id,
        row.from?.join(', ') ?? '–',
        row.to,
        row.on,
        row.by.join(', '),
        row.guards?.join(', '),
        row.effects?.join(', '),
        row.timers?.join(', '),
        row.notices?.join(', '),
        row.notifies.join(', '),
    ]
        .map((cell) => cell || '–')
        .join(' | '));
    return [
        '# Booking states',
        '',
        'Made from `server/features/bookings/lifecycle/booking-transitions.ts`; `npx vitest run --project unit booking-state-machine -u` writes it anew.',
        `Statuses that hold the dates: ${statusesThat('holdsDates').join(', ')}.`,
        `Actions built so far: ${[...BUILT_ACTIONS].join(', ')}.`,
        '',
        '```mermaid',
        renderStateDiagram(bookingMachine.definition),
        '```',
        '',
        '| # | From | To | On | By | Guards | Effects | Timers | Notices | Notifies |',
        '|---|---|---|---|---|---|---|---|---|---|',
        ...rows.map((row) => `| ${row} |`),
        '',
    ].join('\n');
}
function isAction(trigger) {
    return Object.values(BookingAction).includes(trigger);
}
//# sourceMappingURL=booking-state-machine.js.map