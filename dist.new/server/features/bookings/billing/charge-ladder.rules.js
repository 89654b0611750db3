import { addDays } from '../../../core/values/date-range.js';
import { BillingState, CycleStatus } from './billing-types.js';
/**
 * What follows on a charge that is refused, in order; the first step is the charge on its day. A step that comes late moves the later
 * ones, so that no deadline is shortened.
 */
export const CHARGE_LADDER = [
    { day: 0, action: 'charge' },
    { day: 1, action: 'charge' },
    { day: 3, action: 'charge' },
    { day: 5, action: 'charge' },
    { day: 5, action: 'runPastDue' },
    { day: 10, action: 'sendFormalNotice' },
    { day: 25, action: 'allowTermination' },
    { day: 30, action: 'recover' },
    { day: 60, action: 'openAbandonment' },
];
/** The day of the step after one that is taken today; null after the last one. */
export function dayOfNextStep(step, today) {
    const [taken, next] = [CHARGE_LADDER[step], CHARGE_LADDER[step + 1]];
    return taken && next ? addDays(today, next.day - taken.day) : null;
}
/** The steps after the one that was taken, with their days; the next of them is taken on `nextDay`. */
export function comingSteps(step, nextDay) {
    const next = CHARGE_LADDER[step + 1];
    return CHARGE_LADDER.flatMap(({ action, day }, index) => next && index > step ? [{ action, on: addDays(nextDay, day - next.day), isLast: isLastCharge(index) }] : []);
}
/** Whether another charge follows by itself. */
export function isLastCharge(step) {
    return !CHARGE_LADDER.slice(step + 1).some(({ action }) => action === 'charge');
}
/** Days from the formal notice to the day on which the staff may end the rental. */
export const FORMAL_NOTICE_DAYS = dayOf('allowTermination') - dayOf('sendFormalNotice');
/** How a booking stands with its charges: as its worst cycle does. */
export function billingStateOf(cycles) {
    const pastDue = cycles.filter(({ status }) => status === CycleStatus.PAST_DUE);
    if (pastDue.some((cycle) => hasReached(cycle, 'recover')))
        return BillingState.IN_RECOVERY;
    if (pastDue.length > 0)
        return BillingState.PAST_DUE;
    return cycles.some(({ status }) => status === CycleStatus.RETRYING) ? BillingState.RETRYING : BillingState.CURRENT;
}
/** Whether a cycle is owed for so long that the staff may end the rental. */
export function isTerminable(cycle) {
    return cycle.status === CycleStatus.PAST_DUE && hasReached(cycle, 'allowTermination');
}
function hasReached({ ladderStep }, action) {
    return ladderStep >= CHARGE_LADDER.findIndex((step) => step.action === action);
}
function dayOf(action) {
    return CHARGE_LADDER.find((step) => step.action === action)?.day ?? 0;
}
//# sourceMappingURL=charge-ladder.rules.js.map