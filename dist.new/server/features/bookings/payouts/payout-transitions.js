import { createStateMachine } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking-types.js';
import { PayoutStatus } from './payout-types.js';
import { PayoutEventType } from './payout.events.js';
/** What moves a pay-out. */
export var PayoutStep;
(function (PayoutStep) {
    PayoutStep["ORDER"] = "order";
    PayoutStep["SEND"] = "send";
    PayoutStep["ARRIVE"] = "arrive";
    PayoutStep["FAIL"] = "fail";
})(PayoutStep || (PayoutStep = {}));
const { SCHEDULED, IN_TRANSIT, PAID, FAILED } = PayoutStatus;
const by = [BookingActor.SYSTEM];
/** Staff who asked the provider may end a pay-out that it never answered. */
const byStaffToo = [BookingActor.SYSTEM, BookingActor.ADMIN];
/** The whole table; the machine and its tests come from here. */
export const payoutTransitions = [
    // Booked when ordered, so that two runs never pay the same money.
    { id: 'O1', from: null, to: SCHEDULED, on: PayoutStep.ORDER, by, effects: ['bookSent'], timers: ['callProvider'] },
    {
        id: 'O2',
        from: [SCHEDULED],
        to: IN_TRANSIT,
        on: PayoutStep.SEND,
        by,
        effects: ['markSent'],
        notices: [PayoutEventType.SENT],
    },
    { id: 'O3', from: [IN_TRANSIT], to: PAID, on: PayoutStep.ARRIVE, by, effects: ['markPaid'] },
    {
        // A bank can refuse days after it said yes.
        id: 'O4',
        from: [SCHEDULED, IN_TRANSIT, PAID],
        to: FAILED,
        on: PayoutStep.FAIL,
        by: byStaffToo,
        effects: ['bookFailed'],
        timers: ['callProvider'],
        notices: [PayoutEventType.FAILED],
    },
];
/** The checked machine of pay-outs. */
export const payoutMachine = createStateMachine({
    states: Object.values(PayoutStatus),
    finals: [FAILED],
    transitions: payoutTransitions,
    guards: {},
});
//# sourceMappingURL=payout-transitions.js.map