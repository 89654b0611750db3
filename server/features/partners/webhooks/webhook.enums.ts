import { registerEnumType } from 'type-graphql';

/** How long a delivery is kept, and so how long one that cannot be sent waits. */
export const DELIVERIES_KEPT_DAYS = 30;

/** The events of webhooks. */
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
  BOOKING_CHANGED = 'booking.changed',
  BOOKING_MANDATE_WITHDRAWN = 'booking.mandate_withdrawn',
  SPACE_PUBLISHED = 'space.published',
  SPACE_UPDATED = 'space.updated',
  MESSAGE_RECEIVED = 'message.received',
}

registerEnumType(WebhookEventType, {
  name: 'WebhookEventType',
  description: 'An event that a webhook can receive; in its body as `booking.requested`.',
  valuesConfig: {
    BOOKING_REQUESTED: { description: 'A renter requested a booking.' },
    BOOKING_CONFIRMED: { description: 'The host accepted, or the space confirms instantly.' },
    BOOKING_DECLINED: { description: 'The host declined.' },
    BOOKING_WITHDRAWN: { description: 'The renter withdrew the request.' },
    BOOKING_EXPIRED: { description: 'The request expired without an answer.' },
    BOOKING_CANCELLED: { description: 'A confirmed booking was cancelled, or its first charge failed.' },
    BOOKING_STARTED: { description: 'The renter has moved in.' },
    BOOKING_ENDED: { description: 'The space is empty again, or the rental was terminated for a breach.' },
    BOOKING_REFUNDED: { description: 'A refund was made to the renter; only the renter is notified.' },
    BOOKING_CHANGED: {
      description:
        'A booking changed otherwise: notice was given or taken back, other dates were agreed, it was renewed, its move-out began, or the renter withdrew from the contract. To the renter only: future charges are automatic again.',
    },
    BOOKING_MANDATE_WITHDRAWN: {
      description: 'The renter pays future charges by hand from now on; only the renter is notified.',
    },
    SPACE_PUBLISHED: { description: 'An own space was published for the first time.' },
    SPACE_UPDATED: { description: 'An own space was changed, paused, resumed, hidden or archived.' },
    MESSAGE_RECEIVED: { description: 'A message was received.' },
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
    DISABLED: { description: 'Events are queued, for at most 30 days, until it is active again.' },
  },
});

export enum WebhookDeliveryState {
  WAITING = 'waiting',
  DELIVERED = 'delivered',
  FAILED = 'failed',
}

registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'The status of a delivery.',
  valuesConfig: {
    WAITING: { description: 'It is sent at `nextAttemptAt`, or once the webhook is active again.' },
    DELIVERED: { description: 'The response had a status of 200–299.' },
    FAILED: { description: 'All eight attempts failed; it can be sent again manually.' },
  },
});
