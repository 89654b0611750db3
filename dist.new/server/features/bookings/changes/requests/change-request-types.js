import { registerEnumType } from 'type-graphql';
/** Status of what one side asks and the other may agree to. */
export var ChangeStatus;
(function (ChangeStatus) {
    ChangeStatus["OPEN"] = "open";
    ChangeStatus["AGREED"] = "agreed";
    ChangeStatus["DECLINED"] = "declined";
    ChangeStatus["LAPSED"] = "lapsed";
    ChangeStatus["WITHDRAWN"] = "withdrawn";
})(ChangeStatus || (ChangeStatus = {}));
/** What is asked for. */
export var ChangeKind;
(function (ChangeKind) {
    ChangeKind["DATES"] = "dates";
    ChangeKind["UNDO_NOTICE"] = "undo_notice";
})(ChangeKind || (ChangeKind = {}));
registerEnumType(ChangeStatus, {
    name: 'BookingChangeStatus',
    description: 'Status of a change that one side asks for.',
    valuesConfig: {
        OPEN: { description: 'The other side has until `expiresAt` to answer.' },
        AGREED: { description: 'Both sides agreed: it holds.' },
        DECLINED: { description: 'The other side said no: all stays as it was.' },
        LAPSED: { description: 'Nobody answered in time, or the booking moved on: all stays as it was.' },
        WITHDRAWN: { description: 'Taken back by who had asked.' },
    },
});
registerEnumType(ChangeKind, {
    name: 'BookingChangeKind',
    description: 'What one side asks of the other.',
    valuesConfig: {
        DATES: { description: 'Other days.' },
        UNDO_NOTICE: { description: 'To forget the notice: the stay goes on as before it.' },
    },
});
//# sourceMappingURL=change-request-types.js.map