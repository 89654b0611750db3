import { createStateMachine } from '../../../../core/writes/state-machine.js';
import { BookingActor } from '../../booking-types.js';
import { BookingEventType } from '../../booking.events.js';
import { ChangeStatus } from './change-request-types.js';
/** What moves a change that one side asked for. */
export var ChangeStep;
(function (ChangeStep) {
    ChangeStep["ASK"] = "ask";
    ChangeStep["AGREE"] = "agree";
    ChangeStep["DECLINE"] = "decline";
    ChangeStep["WITHDRAW"] = "withdraw";
    ChangeStep["LAPSE"] = "lapse";
})(ChangeStep || (ChangeStep = {}));
const { OPEN, AGREED, DECLINED, LAPSED, WITHDRAWN } = ChangeStatus;
const { RENTER, HOST, SYSTEM } = BookingActor;
/** The whole table. What an agreement changes is the booking's own transition, T16, T24 or T25. */
export const changeTransitions = [
    {
        id: 'R1',
        from: null,
        to: OPEN,
        on: ChangeStep.ASK,
        by: [RENTER, HOST],
        timers: ['lapse'],
        notices: [BookingEventType.CHANGE_ASKED],
    },
    { id: 'R2', from: [OPEN], to: AGREED, on: ChangeStep.AGREE, by: [RENTER, HOST], guards: ['isOtherSide', 'inTime'] },
    {
        id: 'R3',
        from: [OPEN],
        to: DECLINED,
        on: ChangeStep.DECLINE,
        by: [RENTER, HOST],
        guards: ['isOtherSide', 'inTime'],
        notices: [BookingEventType.CHANGE_DECLINED],
    },
    {
        id: 'R4',
        from: [OPEN],
        to: WITHDRAWN,
        on: ChangeStep.WITHDRAW,
        by: [RENTER, HOST],
        guards: ['isRequester'],
        notices: [BookingEventType.CHANGE_WITHDRAWN],
    },
    {
        id: 'R5',
        from: [OPEN],
        to: LAPSED,
        on: ChangeStep.LAPSE,
        by: [SYSTEM],
        guards: ['overdue'],
        notices: [BookingEventType.CHANGE_LAPSED],
    },
];
/** The checked machine of changes. */
export const changeMachine = createStateMachine({
    states: Object.values(ChangeStatus),
    finals: [AGREED, DECLINED, LAPSED, WITHDRAWN],
    transitions: changeTransitions,
    guards: {
        isOtherSide: ({ askedBy, actor }) => askedBy !== actor,
        isRequester: ({ askedBy, actor }) => askedBy === actor,
        inTime: ({ expiresAt, isOvertaken }, now) => !isOvertaken && now < expiresAt,
        overdue: ({ expiresAt, isOvertaken }, now) => isOvertaken || now >= expiresAt,
    },
});
//# sourceMappingURL=change-request-transitions.js.map