import { registerEnumType } from 'type-graphql';
/** What a webhook can be told of. */
export var WebhookEventType;
(function (WebhookEventType) {
    WebhookEventType["BOOKING_REQUESTED"] = "booking.requested";
    WebhookEventType["BOOKING_CONFIRMED"] = "booking.confirmed";
    WebhookEventType["BOOKING_DECLINED"] = "booking.declined";
    WebhookEventType["BOOKING_WITHDRAWN"] = "booking.withdrawn";
    WebhookEventType["BOOKING_EXPIRED"] = "booking.expired";
    WebhookEventType["BOOKING_CANCELLED"] = "booking.cancelled";
    WebhookEventType["BOOKING_STARTED"] = "booking.started";
    WebhookEventType["BOOKING_ENDED"] = "booking.ended";
    WebhookEventType["BOOKING_REFUNDED"] = "booking.refunded";
    WebhookEventType["SPACE_PUBLISHED"] = "space.published";
    WebhookEventType["SPACE_UPDATED"] = "space.updated";
    WebhookEventType["MESSAGE_RECEIVED"] = "message.received";
})(WebhookEventType || (WebhookEventType = {}));
registerEnumType(WebhookEventType, {
    name: 'WebhookEventType',
    description: 'What a webhook can be told of; in its body as `booking.requested`.',
    valuesConfig: {
        BOOKING_REQUESTED: { description: 'A renter asks for a booking.' },
        BOOKING_CONFIRMED: { description: 'The host said yes, or the space books instantly.' },
        BOOKING_DECLINED: { description: 'The host said no.' },
        BOOKING_WITHDRAWN: { description: 'The renter withdrew the request.' },
        BOOKING_EXPIRED: { description: 'Nobody answered the request in time.' },
        BOOKING_CANCELLED: { description: 'A confirmed booking was cancelled.' },
        BOOKING_STARTED: { description: 'The renter has moved in.' },
        BOOKING_ENDED: { description: 'The space is empty again, or the rental was ended for a breach.' },
        BOOKING_REFUNDED: { description: 'Money went back to the renter; told to the renter only.' },
        SPACE_PUBLISHED: { description: 'An own space can be found for the first time.' },
        SPACE_UPDATED: { description: 'An own space was changed, paused, resumed, hidden or archived.' },
        MESSAGE_RECEIVED: { description: 'Somebody wrote.' },
    },
});
export var WebhookState;
(function (WebhookState) {
    WebhookState["ACTIVE"] = "active";
    WebhookState["DISABLED"] = "disabled";
})(WebhookState || (WebhookState = {}));
registerEnumType(WebhookState, {
    name: 'WebhookState',
    description: 'Whether a webhook is told of events.',
    valuesConfig: {
        ACTIVE: { description: 'Events are sent as they happen.' },
        DISABLED: { description: 'Events wait, for 30 days at most, until it is active again.' },
    },
});
export var WebhookDeliveryState;
(function (WebhookDeliveryState) {
    WebhookDeliveryState["WAITING"] = "waiting";
    WebhookDeliveryState["DELIVERED"] = "delivered";
    WebhookDeliveryState["FAILED"] = "failed";
})(WebhookDeliveryState || (WebhookDeliveryState = {}));
registerEnumType(WebhookDeliveryState, {
    name: 'WebhookDeliveryState',
    description: 'How far the delivery of an event is.',
    valuesConfig: {
        WAITING: { description: 'It is sent at `nextAttemptAt`, or once the webhook is active again.' },
        DELIVERED: { description: 'It was answered with a status of 200–299.' },
        FAILED: { description: 'All eight attempts failed; it can be sent again by hand.' },
    },
});
//# sourceMappingURL=webhook-types.js.map