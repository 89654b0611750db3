import { registerEnumType } from 'type-graphql';
/** What a conversation is about. Values are the database's, keys the API's. */
export var ConversationKind;
(function (ConversationKind) {
    ConversationKind["DIRECT"] = "direct";
    ConversationKind["BOOKING"] = "booking";
})(ConversationKind || (ConversationKind = {}));
/** Which conversations a list shows. */
export var ConversationFilter;
(function (ConversationFilter) {
    ConversationFilter["ALL"] = "all";
    ConversationFilter["UNREAD"] = "unread";
    ConversationFilter["BOOKINGS"] = "bookings";
})(ConversationFilter || (ConversationFilter = {}));
/** A side of a conversation. */
export var ConversationRole;
(function (ConversationRole) {
    ConversationRole["RENTER"] = "renter";
    ConversationRole["HOST"] = "host";
})(ConversationRole || (ConversationRole = {}));
/** Whether a person wrote it, or it records an event of the booking. */
export var MessageKind;
(function (MessageKind) {
    MessageKind["TEXT"] = "text";
    MessageKind["EVENT"] = "event";
})(MessageKind || (MessageKind = {}));
/** What happened, of an event. */
export var MessageEventType;
(function (MessageEventType) {
    MessageEventType["BOOKING_REQUESTED"] = "booking_requested";
    MessageEventType["BOOKING_CONFIRMED"] = "booking_confirmed";
    MessageEventType["BOOKING_DECLINED"] = "booking_declined";
    MessageEventType["BOOKING_EXPIRED"] = "booking_expired";
    MessageEventType["BOOKING_WITHDRAWN"] = "booking_withdrawn";
    MessageEventType["BOOKING_CANCELLED"] = "booking_cancelled";
    MessageEventType["BOOKING_PAYMENT_FAILED"] = "booking_payment_failed";
    MessageEventType["BOOKING_RESPONSE_DUE"] = "booking_response_due";
    MessageEventType["BOOKING_STARTED"] = "booking_started";
    MessageEventType["BOOKING_MOVE_OUT"] = "booking_move_out";
    MessageEventType["BOOKING_COMPLETED"] = "booking_completed";
})(MessageEventType || (MessageEventType = {}));
/** Kinds of contact data that are redacted. */
export var ContactDataKind;
(function (ContactDataKind) {
    ContactDataKind["EMAIL"] = "email";
    ContactDataKind["PHONE"] = "phone";
    ContactDataKind["LINK"] = "link";
    ContactDataKind["HANDLE"] = "handle";
    ContactDataKind["IBAN"] = "iban";
    ContactDataKind["APP"] = "app";
    ContactDataKind["PAYMENT"] = "payment";
})(ContactDataKind || (ContactDataKind = {}));
/** How a conversation changed. */
export var ConversationChangeKind;
(function (ConversationChangeKind) {
    ConversationChangeKind["MESSAGE"] = "message";
    ConversationChangeKind["READ"] = "read";
    ConversationChangeKind["TYPING"] = "typing";
    ConversationChangeKind["STATE"] = "state";
})(ConversationChangeKind || (ConversationChangeKind = {}));
registerEnumType(ConversationKind, {
    name: 'ConversationKind',
    description: 'What a conversation is about.',
    valuesConfig: {
        DIRECT: { description: 'Questions about the space.' },
        BOOKING: { description: 'The two have or had a booking.' },
    },
});
registerEnumType(ConversationFilter, {
    name: 'ConversationFilter',
    description: 'Which conversations a list shows.',
    valuesConfig: {
        ALL: { description: 'All conversations that are not hidden.' },
        UNREAD: { description: 'Conversations with unread messages.' },
        BOOKINGS: { description: 'Conversations with a booking.' },
    },
});
registerEnumType(ConversationRole, {
    name: 'ConversationRole',
    description: 'A side of a conversation.',
    valuesConfig: {
        RENTER: { description: 'Rents the space, or is interested in it.' },
        HOST: { description: 'Offers the space.' },
    },
});
registerEnumType(MessageKind, {
    name: 'MessageKind',
    description: 'Whether a person wrote it.',
    valuesConfig: {
        TEXT: { description: 'Written by one of the two sides.' },
        EVENT: { description: 'An event of the booking.' },
    },
});
registerEnumType(MessageEventType, {
    name: 'MessageEventType',
    description: 'What happened to a booking.',
    valuesConfig: {
        BOOKING_REQUESTED: { description: 'The renter requested the booking; the host can answer until `deadline`.' },
        BOOKING_CONFIRMED: {
            description: 'The host accepted, or the space confirms instantly; contact data is no longer redacted.',
        },
        BOOKING_DECLINED: { description: 'The host declined.' },
        BOOKING_EXPIRED: { description: 'The host did not answer in time.' },
        BOOKING_WITHDRAWN: { description: 'The renter withdrew the request.' },
        BOOKING_CANCELLED: { description: 'The booking was cancelled by `by`.' },
        BOOKING_PAYMENT_FAILED: { description: 'The charge failed after the host accepted, and the dates are free again.' },
        BOOKING_RESPONSE_DUE: { description: 'The host was reminded to answer before `deadline`.' },
        BOOKING_STARTED: { description: 'The rental started.' },
        BOOKING_MOVE_OUT: { description: 'The last day is over; the return of the keys has to be confirmed.' },
        BOOKING_COMPLETED: { description: 'The rental ended and the keys were returned.' },
    },
});
registerEnumType(ContactDataKind, {
    name: 'ContactDataKind',
    description: 'Kinds of contact data that are redacted.',
    valuesConfig: {
        EMAIL: { description: 'An e-mail address.' },
        PHONE: { description: 'A phone number, also spelled out or spaced.' },
        LINK: { description: 'A web address.' },
        HANDLE: { description: 'A user name with a leading @.' },
        IBAN: { description: 'A bank account number; redacted even after a confirmation.' },
        APP: { description: 'A messenger or a social network.' },
        PAYMENT: { description: 'A request to pay outside Hueco; redacted even after a confirmation.' },
    },
});
registerEnumType(ConversationChangeKind, {
    name: 'ConversationChangeKind',
    description: 'How a conversation changed.',
    valuesConfig: {
        MESSAGE: { description: 'A new message: `message`.' },
        READ: { description: 'Messages were read by the other side, or by the viewer on any device.' },
        TYPING: { description: 'The other side is typing; repeated every few seconds while they do.' },
        STATE: { description: 'It was muted, hidden or blocked, or one of these was undone.' },
    },
});
//# sourceMappingURL=message-types.js.map