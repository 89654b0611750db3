import { createStateMachine } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking-types.js';
import { DisputeStatus } from './dispute-types.js';
import { DisputeEventType } from './dispute.events.js';
/** What moves a dispute: what the provider says of it. */
export var DisputeStep;
(function (DisputeStep) {
    DisputeStep["OPEN"] = "open";
    DisputeStep["ANSWER"] = "answer";
    DisputeStep["WIN"] = "win";
    DisputeStep["LOSE"] = "lose";
})(DisputeStep || (DisputeStep = {}));
const { OPEN, ANSWERED, WON, LOST } = DisputeStatus;
const by = [BookingActor.SYSTEM];
/** The whole table; the machine and its tests come from here. */
export const disputeTransitions = [
    {
        id: 'D1',
        from: null,
        to: OPEN,
        on: DisputeStep.OPEN,
        by,
        effects: ['holdShare', 'raiseAlarm'],
        notices: [DisputeEventType.OPENED],
    },
    { id: 'D2', from: [OPEN], to: ANSWERED, on: DisputeStep.ANSWER, by },
    {
        id: 'D3',
        from: [OPEN, ANSWERED],
        to: WON,
        on: DisputeStep.WIN,
        by,
        effects: ['markDecided', 'releaseShare', 'closeAlarm'],
        notices: [DisputeEventType.DECIDED],
    },
    {
        // The host did their part: the loss is ours, and the alarm stays until the staff have looked.
        id: 'D4',
        from: [OPEN, ANSWERED],
        to: LOST,
        on: DisputeStep.LOSE,
        by,
        effects: ['markDecided', 'releaseShare', 'bookLoss'],
        notices: [DisputeEventType.DECIDED],
    },
    // A bank can change its mind; what comes back then is booked against our loss.
    { id: 'D5', from: [LOST], to: WON, on: DisputeStep.WIN, by, effects: ['markDecided', 'closeAlarm'] },
];
/** The checked machine of disputes; none is final, because a bank can change its mind. */
export const disputeMachine = createStateMachine({
    states: Object.values(DisputeStatus),
    finals: [WON],
    transitions: disputeTransitions,
});
/** What a dispute's status means; queries and rules ask for a meaning and never list statuses. */
const MEANINGS = {
    /** The bank has not decided. */
    isUndecided: [OPEN, ANSWERED],
    /** The renter has the money, for now or for good. */
    isTakenBack: [OPEN, ANSWERED, LOST],
};
/** The statuses that have a meaning. */
export function disputeStatusesThat(meaning) {
    return MEANINGS[meaning];
}
//# sourceMappingURL=dispute-transitions.js.map