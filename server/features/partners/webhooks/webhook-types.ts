import { registerEnumType } from 'type-graphql';

/** What a webhook can be told of. */
export enum WebhookEventType {
  BOOKING_REQUESTED = 'booking.requested',
  BOOKING_CONFIRMED = 'booking.confirmed',
  BOOKING_DECLINED = 'booking.declined',
  BOOKING_WITHDRAWN = 'booking.withdrawn',
  BOOKING_EXPIRED = 'booking.expired',
  BOOKING_CANCELLED = 'booking.cancelled',
  BOOKING_STARTED = 'booking.started',
  BOOKING_ENDED = 'booking.ended',
  BOOKING_REFUNDED = 'booking.refunded',
  BOOKING_MANDATE_WITHDRAWN = 'booking.mandate_withdrawn',
  SPACE_PUBLISHED = 'space.published',
  SPACE_UPDATED = 'space.updated',
  MESSAGE_RECEIVED = 'message.received',
}

registerEnumType(WebhookEventType, {
  name: 'WebhookEventType',
  description: 'An event that a webhook can receive; in its body as `booking.requested`.',
  valuesConfig: {
    BOOKING_REQUESTED: { description: 'A renter asks for a booking.' },
    BOOKING_CONFIRMED: { description: 'The host said yes, or the space books instantly.' },
    BOOKING_DECLINED: { description: 'The host said no.' },
    BOOKING_WITHDRAWN: { description: 'The renter withdrew the request.' },
    BOOKING_EXPIRED: { description: 'Nobody answered the request in time.' },
    BOOKING_CANCELLED: { description: 'A confirmed booking was cancelled.' },
    BOOKING_STARTED: { description: 'The renter has moved in.' },
    BOOKING_ENDED: { description: 'The space is empty again, or the rental was ended for a breach.' },
    BOOKING_REFUNDED: { description: 'Money went back to the renter; only the renter is notified.' },
    BOOKING_MANDATE_WITHDRAWN: {
      description: 'The renter pays the charges to come by hand from now on; only the renter is notified.',
    },
    SPACE_PUBLISHED: { description: 'An own space can be found for the first time.' },
    SPACE_UPDATED: { description: 'An own space was changed, paused, resumed, hidden or archived.' },
    MESSAGE_RECEIVED: { description: 'Somebody wrote.' },
  },
});

export enum WebhookState {
  ACTIVE = 'active',
  DISABLED = 'disabled',
}

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether a webhook receives events.',
  valuesConfig: {
    ACTIVE: { description: 'Events are sent as they happen.' },
    DISABLED: { description: 'Events wait, for 30 days at most, until it is active again.' },
  },
});

export enum WebhookDeliveryState {
  WAITING = 'waiting',
  DELIVERED = 'delivered',
  FAILED = 'failed',
}

registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How far the delivery of an event is.',
  valuesConfig: {
    WAITING: { description: 'It is sent at `nextAttemptAt`, or once the webhook is active again.' },
    DELIVERED: { description: 'It was answered with a status of 200–299.' },
    FAILED: { description: 'All eight attempts failed; it can be sent again by hand.' },
  },
});
