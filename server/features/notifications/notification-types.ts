import { registerEnumType } from 'type-graphql';

/** What a notification is about. Values are the database's; keys are the API's. */
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

/** Whether a change brought a notification or altered one. */
export enum ChangeKind {
  INSERTED = 'inserted',
  UPDATED = 'updated',
}

/** Facts a notification's words are made of, in any language; names and days, never ids, and only money that is the receiver's own. */
export interface NotificationParams {
  readonly space?: string;
  readonly renter?: string;
  /** Days, YYYY-MM-DD; a stay that goes on month by month has no `to`. */
  readonly from?: string;
  readonly to?: string;
  /** ISO instant, and the zone in which it is told. */
  readonly deadline?: string;
  readonly timeZone?: string;
  /** What was verified, and why it was refused: values of the verification's codes. */
  readonly subject?: string;
  readonly reason?: string;
  /** What a saved search is called, where it leads, and how many spaces newly fit it; `space` is the first. */
  readonly search?: string;
  /** Of a saved search, of the list that a favorite is in, of a booking's reviews, or of a conversation. */
  readonly address?: string;
  readonly count?: number;
  /** Of a cancellation: what the receiver gets back, gets, or is charged; left out when it is nothing. */
  readonly amountCents?: number;
  /** Whether anything had been charged before. */
  readonly isCharged?: boolean;
  /** Who cancelled: renter, host or admin. */
  readonly by?: string;
  /** Hours or days to react. */
  readonly within?: number;
  /** Why the staff took a review away. */
  readonly statement?: string;
  /** Of a message: who wrote it, how it begins with marks for what is hidden, and whether a booking of the two is confirmed; `count` is how many files it has. */
  readonly name?: string;
  readonly text?: string;
  readonly isAgreed?: boolean;
}

registerEnumType(NotificationType, {
  name: 'NotificationType',
  description: 'What a notification is about.',
  valuesConfig: {
    BOOKING_REQUESTED: { description: 'To the host: somebody asks for a space.' },
    BOOKING_REQUEST_SENT: { description: 'To the renter: the host has the request.' },
    BOOKING_CONFIRMED_HOST: { description: 'To the host: the booking is confirmed.' },
    BOOKING_CONFIRMED_RENTER: { description: 'To the renter: the host accepted, or the space confirms at once.' },
    BOOKING_DECLINED: { description: 'To the renter: the host declined.' },
    BOOKING_EXPIRED_RENTER: { description: 'To the renter: the host did not answer in time.' },
    BOOKING_EXPIRED_HOST: { description: 'To the host: she did not answer in time.' },
    BOOKING_WITHDRAWN: { description: 'To the host: the renter took the request back.' },
    PAYMENT_FAILED: { description: 'To the renter: the charge failed.' },
    BOOKING_NOT_COMPLETED: { description: "To the host: the renter's payment failed and the days are free again." },
    BOOKING_RESPONSE_REMINDER: { description: 'To the host: a request still waits for her answer.' },
    BOOKING_CANCELLED_RENTER: { description: 'To the renter: she, or the staff, cancelled the booking.' },
    BOOKING_CANCELLED_HOST: { description: 'To the host: the renter, or the staff, cancelled the booking.' },
    BOOKING_HOST_CANCELLED_RENTER: { description: 'To the renter: the host cancelled the booking.' },
    BOOKING_HOST_CANCELLED_HOST: { description: 'To the host: she cancelled the booking.' },
    BOOKING_ACTIVE_RENTER: { description: 'To the renter: the rental has started.' },
    BOOKING_ACTIVE_HOST: { description: 'To the host: the rental has started.' },
    BOOKING_ENDS_TODAY_RENTER: { description: 'To the renter: it is the day of leaving.' },
    BOOKING_ENDS_TODAY_HOST: { description: 'To the host: it is the day of leaving.' },
    BOOKING_COMPLETED_RENTER: { description: 'To the renter: the rental is over, and can be reviewed.' },
    BOOKING_COMPLETED_HOST: { description: 'To the host: the rental is over, and can be reviewed.' },
    REVIEW_INVITED: { description: 'To both sides: the rental has run for 30 days and can be reviewed.' },
    REVIEW_REMINDER: { description: 'To whoever has not written her review yet.' },
    REVIEW_RECEIVED: { description: 'To whom a review is about: it is published.' },
    REVIEW_PUBLISHED: { description: 'To who wrote a review: it is published, though the other side wrote none.' },
    REVIEW_HIDDEN: { description: 'To who wrote a review: the staff took it away, and why.' },
    SPACE_PUBLISHED: { description: 'To the host: her space can be found.' },
    SPACE_PAUSED: { description: 'To the host: her space was taken out of the search.' },
    VERIFICATION_APPROVED: { description: 'To the person: her identity, or a space of hers, is verified.' },
    VERIFICATION_REJECTED: { description: 'To the person: it was refused, and why.' },
    VERIFICATION_EXPIRED: { description: 'To the person: it counts no more.' },
    SAVED_SEARCH_MATCHED: { description: 'To whoever keeps a search: spaces newly fit it.' },
    MESSAGE_RECEIVED: { description: 'To whoever was written to: the newest unread message of a conversation; the next one renews it.' },
    MESSAGES_PAUSED: { description: 'To whoever wrote contact data again and again: until when she cannot write, and why.' },
    FAVORITE_PRICE_DROPPED: { description: 'To whoever keeps a space: it costs less than then.' },
  },
});
registerEnumType(ChangeKind, {
  name: 'ChangeKind',
  description: 'Whether a change brought something new or altered it.',
  valuesConfig: {
    INSERTED: { description: 'It is new.' },
    UPDATED: { description: 'It was altered: read, on this or another device.' },
  },
});
