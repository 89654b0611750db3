import { statusMeans } from '../bookings/booking-status.rules.js';
import { BookingAction } from '../bookings/booking-types.js';
import { bookingGuards } from '../bookings/lifecycle/booking-guards.rules.js';
import { availableActions, bookingMachine, BUILT_ACTIONS } from '../bookings/lifecycle/booking-state-machine.js';
import { ActionReason } from './booking-page-types.js';
/** Why a guard that refuses does so; any other refuses with NOT_NOW. */
const REASONS = {
    holdOpen: ActionReason.TIME_OVER,
    withinResponseTime: ActionReason.TIME_OVER,
    withinClaimTime: ActionReason.TIME_OVER,
    payoutAccountReady: ActionReason.PAYOUT_ACCOUNT_MISSING,
    beforeStart: ActionReason.ALREADY_STARTED,
    beforeEntry: ActionReason.ALREADY_STARTED,
    started: ActionReason.NOT_STARTED,
    fixedTerm: ActionReason.ALREADY_STARTED,
    renewalAsked: ActionReason.NOT_ASKED_YET,
    noOpenChange: ActionReason.CHANGE_OPEN,
    checklistOrTimeout: ActionReason.MOVE_IN_INCOMPLETE,
};
const { PAY, CANCEL, UNDO_NOTICE, WITHDRAW_CONTRACT } = BookingAction;
/** The actions of one side of a booking: those that are allowed, and those of now or the next status with the reason why not. */
export function actionStates(context, actor, now, hasEnd = true) {
    const allowed = new Set(availableActions(context, actor, now));
    const near = [...BUILT_ACTIONS].filter((action) => action !== PAY && isNear(context.status, action, actor));
    return [...new Set([...allowed, ...near])].map((action) => {
        const reason = allowed.has(action) ? null : reasonAgainst(context, action, actor, now);
        return { action, isAllowed: reason === null, reason, opensAt: reason && opensAtOf(context, reason, hasEnd) };
    });
}
/** Whether the action belongs to this status or the next, or was open until the rental began. */
function isNear(status, action, actor) {
    const rows = rowsOf(action, actor);
    const isAt = (at) => rows.some((row) => row.from?.includes(at));
    // Nothing is told of a notice that nobody gave, nor of a right whose time is over.
    if (action === UNDO_NOTICE)
        return isAt(status);
    if (action === WITHDRAW_CONTRACT)
        return false;
    const isMissed = action === CANCEL && rows.length > 0 && statusMeans(status, 'isRunning');
    return isAt(status) || nextStatuses(status).some(isAt) || (isMissed && !statusMeans(status, 'isLeaving'));
}
const rowsOf = (action, actor) => bookingMachine.definition.transitions.filter((row) => row.on === action && row.by.includes(actor));
const nextStatuses = (status) => bookingMachine
    .transitionsFrom(status)
    .map((row) => bookingMachine.target(row, status))
    .filter((next) => !statusMeans(next, 'isFinal'));
function reasonAgainst(context, action, actor, now) {
    const [row] = bookingMachine.candidates(context.status, action, actor);
    if (!row)
        return reasonOfStatus(context.status, action);
    const against = row.guards?.find((guard) => bookingGuards[guard]?.(context, now) === false);
    return (against && REASONS[against]) ?? ActionReason.NOT_NOW;
}
/** The status is not the action's: it comes too early, or too late. */
function reasonOfStatus(status, action) {
    if (statusMeans(status, 'isPending'))
        return ActionReason.NOT_CONFIRMED;
    if (!statusMeans(status, 'isRunning'))
        return ActionReason.NOT_STARTED;
    return action === CANCEL ? ActionReason.ALREADY_STARTED : ActionReason.NOT_ENDED;
}
/** A rental by the month has no last day before somebody gives notice. */
function opensAtOf({ startsAt, leftAt, renewalOpensAt }, reason, hasEnd) {
    if (reason === ActionReason.NOT_STARTED)
        return startsAt;
    if (reason === ActionReason.NOT_ASKED_YET)
        return renewalOpensAt ?? null;
    return reason === ActionReason.NOT_ENDED && hasEnd ? leftAt : null;
}
//# sourceMappingURL=action-states.rules.js.map