import { createStateMachine } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking-types.js';
import { CycleStatus } from './billing-types.js';
import { BillingEventType } from './billing.events.js';
/** What moves a billing cycle. */
export var CycleStep;
(function (CycleStep) {
    CycleStep["PLAN"] = "plan";
    CycleStep["FALL_DUE"] = "fall_due";
    CycleStep["PAY"] = "pay";
    CycleStep["FAIL_TRY"] = "fail_try";
    CycleStep["RUN_PAST_DUE"] = "run_past_due";
    CycleStep["WAIVE"] = "waive";
    CycleStep["WRITE_OFF"] = "write_off";
    CycleStep["CANCEL"] = "cancel";
})(CycleStep || (CycleStep = {}));
const { SCHEDULED, OPEN, RETRYING, PAST_DUE, PAID, WAIVED, WRITTEN_OFF, CANCELLED } = CycleStatus;
const { SYSTEM, ADMIN } = BookingActor;
const OWED = [OPEN, RETRYING, PAST_DUE];
/** The whole table; the machine and its tests come from here. */
export const cycleTransitions = [
    { id: 'C1', from: null, to: SCHEDULED, on: CycleStep.PLAN, by: [SYSTEM] },
    {
        id: 'C2',
        from: [SCHEDULED],
        to: OPEN,
        on: CycleStep.FALL_DUE,
        by: [SYSTEM],
        effects: ['bookReceivable'],
        notices: [BillingEventType.DUE],
    },
    {
        // A first cycle is collected with the confirmation, before its day.
        id: 'C3',
        from: [SCHEDULED, ...OWED],
        to: PAID,
        on: CycleStep.PAY,
        by: [SYSTEM, ADMIN],
        effects: ['bookReceivable', 'markPaid'],
        notices: [BillingEventType.PAID],
    },
    {
        id: 'C4',
        from: [OPEN, RETRYING],
        to: RETRYING,
        on: CycleStep.FAIL_TRY,
        by: [SYSTEM],
        notices: [BillingEventType.CHARGE_FAILED],
    },
    {
        id: 'C5',
        from: [RETRYING],
        to: PAST_DUE,
        on: CycleStep.RUN_PAST_DUE,
        by: [SYSTEM],
        notices: [BillingEventType.PAST_DUE],
    },
    {
        id: 'C6',
        from: [SCHEDULED, ...OWED],
        to: WAIVED,
        on: CycleStep.WAIVE,
        by: [ADMIN],
        effects: ['dropReceivable'],
    },
    { id: 'C7', from: [PAST_DUE], to: WRITTEN_OFF, on: CycleStep.WRITE_OFF, by: [ADMIN], effects: ['writeOff'] },
    {
        id: 'C8',
        from: [SCHEDULED, ...OWED],
        to: CANCELLED,
        on: CycleStep.CANCEL,
        by: [SYSTEM],
        effects: ['dropReceivable'],
    },
    {
        // A card that the renter changed, tried at once, was refused too.
        id: 'C9',
        from: [PAST_DUE],
        to: 'same',
        on: CycleStep.FAIL_TRY,
        by: [SYSTEM],
        notices: [BillingEventType.CHARGE_FAILED],
    },
];
/** The checked machine of billing cycles. */
export const cycleMachine = createStateMachine({
    states: Object.values(CycleStatus),
    finals: [PAID, WAIVED, WRITTEN_OFF, CANCELLED],
    transitions: cycleTransitions,
    guards: {},
});
/** What a cycle's status means; queries and rules ask for a meaning and never list statuses. */
const MEANINGS = {
    /** Still to be collected. */
    isUnpaid: [SCHEDULED, ...OWED],
    /** Its day has come and the money has not. */
    isOwed: OWED,
    /** Its charge was refused and the renter can pay it now. */
    isRefused: [RETRYING, PAST_DUE],
    /** Let go of by the staff. */
    isForgiven: [WAIVED, WRITTEN_OFF],
};
/** The statuses that have a meaning. */
export function cycleStatusesThat(meaning) {
    return MEANINGS[meaning];
}
//# sourceMappingURL=cycle-transitions.js.map