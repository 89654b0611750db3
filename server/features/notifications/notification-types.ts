import { registerEnumType } from 'type-graphql';

/** The types of notifications. Values are stored in the database; keys are shown by the API. */
export enum NotificationType {
  BOOKING_REQUESTED = 'booking_requested',
  BOOKING_REQUEST_SENT = 'booking_request_sent',
  BOOKING_CONFIRMED_HOST = 'booking_confirmed_host',
  BOOKING_CONFIRMED_RENTER = 'booking_confirmed_renter',
  BOOKING_DECLINED = 'booking_declined',
  BOOKING_EXPIRED_RENTER = 'booking_expired_renter',
  BOOKING_EXPIRED_HOST = 'booking_expired_host',
  BOOKING_WITHDRAWN = 'booking_withdrawn',
  PAYMENT_FAILED = 'payment_failed',
  BOOKING_NOT_COMPLETED = 'booking_not_completed',
  BOOKING_RESPONSE_REMINDER = 'booking_response_reminder',
  BOOKING_CANCELLED_RENTER = 'booking_cancelled_renter',
  BOOKING_CANCELLED_HOST = 'booking_cancelled_host',
  BOOKING_HOST_CANCELLED_RENTER = 'booking_host_cancelled_renter',
  BOOKING_HOST_CANCELLED_HOST = 'booking_host_cancelled_host',
  BOOKING_ACTIVE_RENTER = 'booking_active_renter',
  BOOKING_ACTIVE_HOST = 'booking_active_host',
  BOOKING_ENDS_TODAY_RENTER = 'booking_ends_today_renter',
  BOOKING_ENDS_TODAY_HOST = 'booking_ends_today_host',
  BOOKING_COMPLETED_RENTER = 'booking_completed_renter',
  BOOKING_COMPLETED_HOST = 'booking_completed_host',
  REVIEW_INVITED = 'review_invited',
  REVIEW_REMINDER = 'review_reminder',
  REVIEW_RECEIVED = 'review_received',
  REVIEW_PUBLISHED = 'review_published',
  REVIEW_HIDDEN = 'review_hidden',
  SPACE_PUBLISHED = 'space_published',
  SPACE_PAUSED = 'space_paused',
  VERIFICATION_APPROVED = 'verification_approved',
  VERIFICATION_REJECTED = 'verification_rejected',
  VERIFICATION_EXPIRED = 'verification_expired',
  FAVORITE_PRICE_DROPPED = 'favorite_price_dropped',
  SAVED_SEARCH_MATCHED = 'saved_search_matched',
  MESSAGE_RECEIVED = 'message_received',
  MESSAGES_PAUSED = 'messages_paused',
}

/** Whether a notification was created or updated. */
export enum ChangeKind {
  INSERTED = 'inserted',
  UPDATED = 'updated',
}

/** Parameters of a notification's texts in any language: names and days, never ids, and only amounts that the recipient may see. */
export interface NotificationParams {
  readonly space?: string;
  readonly renter?: string;
  /** Days, YYYY-MM-DD; a rolling booking has no `to`. */
  readonly from?: string;
  readonly to?: string;
  /** ISO instant, and the time zone in which it is shown. */
  readonly deadline?: string;
  readonly timeZone?: string;
  /** Verifications: the kind and the reason of a rejection, as codes. */
  readonly subject?: string;
  readonly reason?: string;
  /** Saved searches: the name; `count` is the number of new matches, `space` the first of them. */
  readonly search?: string;
  /** Path of a saved search, a list of favorites, a review form or a conversation. */
  readonly address?: string;
  readonly count?: number;
  /** Cancellations: what the recipient is refunded, paid or charged; left out when it is zero. */
  readonly amountCents?: number;
  /** Whether anything had been charged before the cancellation. */
  readonly isCharged?: boolean;
  /** Who cancelled: renter, host or admin. */
  readonly by?: string;
  /** Hours or days to respond, depending on the type. */
  readonly within?: number;
  /** Reason given by the staff for hiding a review. */
  readonly statement?: string;
  /** Messages: the sender, the beginning of the redacted body, and whether the two have a confirmed booking; `count` is the number of files. */
  readonly name?: string;
  readonly text?: string;
  readonly isAgreed?: boolean;
}

registerEnumType(NotificationType, {
  name: 'NotificationType',
  description: 'Type of a notification.',
  valuesConfig: {
    BOOKING_REQUESTED: { description: 'To the host: a renter requested a booking.' },
    BOOKING_REQUEST_SENT: { description: 'To the renter: the request was sent to the host.' },
    BOOKING_CONFIRMED_HOST: { description: 'To the host: the booking is confirmed.' },
    BOOKING_CONFIRMED_RENTER: { description: 'To the renter: the host accepted, or the space has instant booking.' },
    BOOKING_DECLINED: { description: 'To the renter: the host declined.' },
    BOOKING_EXPIRED_RENTER: { description: 'To the renter: the host did not answer in time.' },
    BOOKING_EXPIRED_HOST: { description: 'To the host: the request expired without an answer.' },
    BOOKING_WITHDRAWN: { description: 'To the host: the renter withdrew the request.' },
    PAYMENT_FAILED: { description: 'To the renter: the charge failed.' },
    BOOKING_NOT_COMPLETED: { description: "To the host: the renter's payment failed and the dates are free again." },
    BOOKING_RESPONSE_REMINDER: { description: 'To the host: a request is still unanswered.' },
    BOOKING_CANCELLED_RENTER: { description: 'To the renter: the renter or the staff cancelled the booking.' },
    BOOKING_CANCELLED_HOST: { description: 'To the host: the renter or the staff cancelled the booking.' },
    BOOKING_HOST_CANCELLED_RENTER: { description: 'To the renter: the host cancelled the booking.' },
    BOOKING_HOST_CANCELLED_HOST: { description: 'To the host: confirmation of their own cancellation.' },
    BOOKING_ACTIVE_RENTER: { description: 'To the renter: the rental has started.' },
    BOOKING_ACTIVE_HOST: { description: 'To the host: the rental has started.' },
    BOOKING_ENDS_TODAY_RENTER: { description: 'To the renter: the rental ends today.' },
    BOOKING_ENDS_TODAY_HOST: { description: 'To the host: the rental ends today.' },
    BOOKING_COMPLETED_RENTER: { description: 'To the renter: the rental has ended and can be reviewed.' },
    BOOKING_COMPLETED_HOST: { description: 'To the host: the rental has ended and can be reviewed.' },
    REVIEW_INVITED: { description: 'To both sides: after 30 days the rental can be reviewed.' },
    REVIEW_REMINDER: { description: 'To the side that has not written a review yet.' },
    REVIEW_RECEIVED: { description: 'To the subject of a review: it is published.' },
    REVIEW_PUBLISHED: { description: 'To the author of a review: it is published without a review of the other side.' },
    REVIEW_HIDDEN: { description: 'To the author of a review: the staff hid it, with the reason.' },
    SPACE_PUBLISHED: { description: 'To the host: the space is published.' },
    SPACE_PAUSED: { description: 'To the host: the space was taken out of the search.' },
    VERIFICATION_APPROVED: { description: 'To the user: their identity or space is verified.' },
    VERIFICATION_REJECTED: { description: 'To the user: the verification was rejected, with the reason.' },
    VERIFICATION_EXPIRED: { description: 'To the user: the verification has expired.' },
    SAVED_SEARCH_MATCHED: { description: 'To the owner of a saved search: it has new matches.' },
    MESSAGE_RECEIVED: {
      description:
        'To the recipient of a message: the newest unread one of a conversation; the next message renews it.',
    },
    MESSAGES_PAUSED: {
      description: 'To a user who repeatedly sent contact data: until when they cannot write messages, and why.',
    },
    FAVORITE_PRICE_DROPPED: { description: 'To a user with the space among their favorites: its price dropped.' },
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
