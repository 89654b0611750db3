import { createStateMachine } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking-types.js';
import { RefundStatus } from '../cancellation/cancellation-types.js';
import { RefundEventType } from './refund.events.js';
/** What moves a refund. */
export var RefundStep;
(function (RefundStep) {
    RefundStep["ORDER"] = "order";
    RefundStep["ACCEPT"] = "accept";
    RefundStep["COMPLETE"] = "complete";
    RefundStep["REFUSE"] = "refuse";
    RefundStep["COME_BACK"] = "come_back";
    RefundStep["RETRY"] = "retry";
    RefundStep["SETTLE_BY_HAND"] = "settle_by_hand";
})(RefundStep || (RefundStep = {}));
const { WANTED, PENDING, DONE, FAILED } = RefundStatus;
const { SYSTEM, ADMIN } = BookingActor;
/** The whole table; the machine and its tests come from here. */
export const refundTransitions = [
    {
        id: 'F1',
        from: null,
        to: WANTED,
        on: RefundStep.ORDER,
        by: Object.values(BookingActor),
        timers: ['callProvider'],
    },
    { id: 'F2', from: [WANTED], to: PENDING, on: RefundStep.ACCEPT, by: [SYSTEM] },
    {
        id: 'F3',
        from: [WANTED, PENDING],
        to: DONE,
        on: RefundStep.COMPLETE,
        by: [SYSTEM],
        effects: ['markDone', 'bookDone'],
        notices: [RefundEventType.DONE],
    },
    {
        id: 'F4',
        from: [WANTED, PENDING],
        to: FAILED,
        on: RefundStep.REFUSE,
        by: [SYSTEM],
        effects: ['markFailed'],
        notices: [RefundEventType.FAILED],
    },
    {
        // A bank can send the money back days later.
        id: 'F5',
        from: [DONE],
        to: FAILED,
        on: RefundStep.COME_BACK,
        by: [SYSTEM],
        guards: ['isByProvider'],
        effects: ['markFailed', 'bookReturned'],
        notices: [RefundEventType.FAILED],
    },
    {
        id: 'F6',
        from: [FAILED],
        to: WANTED,
        on: RefundStep.RETRY,
        by: [ADMIN],
        effects: ['beginAgain'],
        timers: ['callProvider'],
    },
    {
        id: 'F7',
        from: [FAILED],
        to: DONE,
        on: RefundStep.SETTLE_BY_HAND,
        by: [ADMIN],
        effects: ['markDone', 'bookByHand'],
        notices: [RefundEventType.DONE],
    },
];
/** The checked machine of refunds; none is final, because a bank can send any of them back. */
export const refundMachine = createStateMachine({
    states: Object.values(RefundStatus),
    finals: [],
    transitions: refundTransitions,
    guards: { isByProvider: ({ settledBy }) => settledBy === null },
});
/** What a refund's status means; queries and rules ask for a meaning and never list statuses. */
const MEANINGS = {
    /** The provider has not given its last word. */
    isUnderWay: [WANTED, PENDING],
};
/** The statuses that have a meaning. */
export function refundStatusesThat(meaning) {
    return MEANINGS[meaning];
}
//# sourceMappingURL=refund-transitions.js.map