import { registerEnumType } from 'type-graphql';
/** When a photo of the condition was taken. */
export var ConditionMoment;
(function (ConditionMoment) {
    ConditionMoment["MOVE_IN"] = "move_in";
    ConditionMoment["MOVE_OUT"] = "move_out";
})(ConditionMoment || (ConditionMoment = {}));
registerEnumType(ConditionMoment, {
    name: 'ConditionMoment',
    description: 'When a photo of the condition was taken.',
    valuesConfig: {
        MOVE_IN: { description: 'At the beginning of the stay.' },
        MOVE_OUT: { description: 'At its end.' },
    },
});
//# sourceMappingURL=condition-types.js.map