import { registerEnumType } from 'type-graphql';
/** Where somebody who waits for days of a space stands. */
export var WaitingState;
(function (WaitingState) {
    WaitingState["WAITING"] = "waiting";
    WaitingState["OFFERED"] = "offered";
    WaitingState["MISSED"] = "missed";
})(WaitingState || (WaitingState = {}));
registerEnumType(WaitingState, {
    name: 'WaitingState',
    description: 'Where somebody who waits for days of a space stands.',
    valuesConfig: {
        WAITING: { description: 'The days are taken, or others come first.' },
        OFFERED: { description: 'The days are free, and nobody else can book them until `priorityUntil`.' },
        MISSED: { description: 'The time of priority is over; the days may still be free.' },
    },
});
//# sourceMappingURL=waiting-place-types.js.map