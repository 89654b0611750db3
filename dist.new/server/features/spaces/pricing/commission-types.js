import { registerEnumType } from 'type-graphql';
/** Why a host pays the commission that they pay. */
export var CommissionKind;
(function (CommissionKind) {
    CommissionKind["USUAL"] = "usual";
    CommissionKind["LAUNCH"] = "launch";
    CommissionKind["PROFESSIONAL"] = "professional";
})(CommissionKind || (CommissionKind = {}));
registerEnumType(CommissionKind, {
    name: 'CommissionKind',
    description: 'Which commission a host pays.',
    valuesConfig: {
        USUAL: { description: 'The usual one.' },
        LAUNCH: { description: 'The launch offer, for the first booking.' },
        PROFESSIONAL: { description: "A trader's with many published spaces." },
    },
});
//# sourceMappingURL=commission-types.js.map