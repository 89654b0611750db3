import { registerEnumType } from 'type-graphql';
/** Pictures of notifications; the client has one for each. */
export var NotificationIcon;
(function (NotificationIcon) {
    NotificationIcon["WAITING"] = "waiting";
    NotificationIcon["ACCEPTED"] = "accepted";
    NotificationIcon["REFUSED"] = "refused";
    NotificationIcon["EXPIRED"] = "expired";
    NotificationIcon["TAKEN_BACK"] = "taken_back";
    NotificationIcon["CARD"] = "card";
    NotificationIcon["DOOR"] = "door";
    NotificationIcon["LAST_DAY"] = "last_day";
    NotificationIcon["STAR"] = "star";
    NotificationIcon["SPACE"] = "space";
    NotificationIcon["PAUSE"] = "pause";
    NotificationIcon["VERIFIED"] = "verified";
    NotificationIcon["NOT_VERIFIED"] = "not_verified";
    NotificationIcon["LOWER_PRICE"] = "lower_price";
    NotificationIcon["SEARCH_MATCH"] = "search_match";
    NotificationIcon["CLAIM"] = "claim";
    NotificationIcon["MESSAGE"] = "message";
    NotificationIcon["MESSAGE_WARNING"] = "message_warning";
    NotificationIcon["SUPPORT"] = "support";
})(NotificationIcon || (NotificationIcon = {}));
/** Whether a notification was created or updated. */
export var ChangeKind;
(function (ChangeKind) {
    ChangeKind["INSERTED"] = "inserted";
    ChangeKind["UPDATED"] = "updated";
})(ChangeKind || (ChangeKind = {}));
registerEnumType(NotificationIcon, {
    name: 'NotificationIcon',
    description: 'Picture of a notification.',
    valuesConfig: {
        WAITING: { description: 'A request waits for an answer.' },
        ACCEPTED: { description: 'Something is confirmed or completed.' },
        REFUSED: { description: 'Something is declined or cancelled.' },
        EXPIRED: { description: 'Something has run out of time.' },
        TAKEN_BACK: { description: 'Something is withdrawn.' },
        CARD: { description: 'About a charge.' },
        DOOR: { description: 'A rental has started.' },
        LAST_DAY: { description: 'A rental ends.' },
        STAR: { description: 'About a review.' },
        SPACE: { description: 'About a space.' },
        PAUSE: { description: 'A space is paused.' },
        VERIFIED: { description: 'A verification is approved.' },
        NOT_VERIFIED: { description: 'A verification is rejected.' },
        LOWER_PRICE: { description: 'A price has dropped.' },
        SEARCH_MATCH: { description: 'A saved search has matches.' },
        CLAIM: { description: 'About a claim.' },
        MESSAGE: { description: 'A message.' },
        MESSAGE_WARNING: { description: 'A warning about messages.' },
        SUPPORT: { description: 'About a question to support.' },
    },
});
registerEnumType(ChangeKind, {
    name: 'ChangeKind',
    description: 'Whether something was created or updated.',
    valuesConfig: {
        INSERTED: { description: 'Created.' },
        UPDATED: { description: 'Updated, such as marked as read on another device.' },
    },
});
//# sourceMappingURL=notification-entry.types.js.map