import { registerEnumType } from 'type-graphql';
import type { DomainEvent } from '../../core/event-types.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { FavoriteEventType } from '../favorites/favorite.events.js';
import { MessagePauseEventName } from '../messages/limits/message-pause.events.js';
import { ReviewEventType } from '../reviews/review.events.js';
import { SavedSearchEventType } from '../saved-searches/saved-search.events.js';
import { VerificationEventType } from '../verification/verification.events.js';
import { NotificationIcon, type NotificationEntry } from './notification-entry.types.js';
import { toBooking, toHostSpaces, toPage, toReview, toSpace } from './notification-links.rules.js';
import { NotificationChannel, NotificationGroup } from './preferences/notification-groups.types.js';

const BELL = [NotificationChannel.BELL];
const BELL_AND_MAIL = [NotificationChannel.BELL, NotificationChannel.EMAIL];

/** The side that wrote or may write the review. */
const sideOf = (payload: DomainEvent['payload']): 'renter' | 'host' => (payload['side'] === 'host' ? 'host' : 'renter');

/** Every notification type; its words stand in `words/`. */
const REGISTRY = {
  BOOKING_REQUESTED: {
    description: 'To the host: a renter requested a booking.',
    on: BookingEventType.REQUESTED,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['renter', 'space', 'from', 'to', 'deadline', 'timeZone'],
    icon: NotificationIcon.WAITING,
    link: toBooking,
    mail: { hasSums: true },
  },
  BOOKING_REQUEST_SENT: {
    description: 'To the renter: the request was sent to the host.',
    on: BookingEventType.REQUESTED,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: [],
    icon: NotificationIcon.WAITING,
    link: toBooking,
    mail: { hasSums: true },
  },
  BOOKING_CONFIRMED_HOST: {
    description: 'To the host: the booking is confirmed.',
    on: BookingEventType.CONFIRMED,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space', 'from'],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
    mail: { hasSums: true },
  },
  BOOKING_CONFIRMED_RENTER: {
    description: 'To the renter: the host accepted, or the space has instant booking.',
    on: BookingEventType.CONFIRMED,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: [],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
    mail: { hasSums: true },
  },
  BOOKING_DECLINED: {
    description: 'To the renter: the host declined.',
    on: BookingEventType.DECLINED,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: [],
    icon: NotificationIcon.REFUSED,
    link: toBooking,
    mail: { hasAlternatives: true },
  },
  BOOKING_EXPIRED_RENTER: {
    description: 'To the renter: the host did not answer in time.',
    on: BookingEventType.EXPIRED,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: [],
    icon: NotificationIcon.EXPIRED,
    link: toBooking,
    mail: { hasAlternatives: true },
  },
  BOOKING_EXPIRED_HOST: {
    description: 'To the host: the request expired without an answer.',
    on: BookingEventType.EXPIRED,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: [],
    icon: NotificationIcon.EXPIRED,
    link: toBooking,
  },
  BOOKING_WITHDRAWN: {
    description: 'To the host: the renter withdrew the request.',
    on: BookingEventType.WITHDRAWN,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL,
    params: ['renter'],
    icon: NotificationIcon.TAKEN_BACK,
    link: toBooking,
  },
  // Not for an abandoned checkout.
  PAYMENT_FAILED: {
    description: 'To the renter: the charge failed.',
    on: BookingEventType.PAYMENT_FAILED,
    to: 'renter',
    when: ({ isChargeTried }) => isChargeTried === true,
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: [],
    icon: NotificationIcon.CARD,
    link: toBooking,
    mail: { hasSums: true },
  },
  BOOKING_NOT_COMPLETED: {
    description: "To the host: the renter's payment failed and the dates are free again.",
    on: BookingEventType.PAYMENT_FAILED,
    to: 'host',
    when: ({ isAfterAnswer }) => isAfterAnswer === true,
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: [],
    icon: NotificationIcon.CARD,
    link: toBooking,
  },
  BOOKING_RESPONSE_REMINDER: {
    description: 'To the host: a request is still unanswered.',
    on: BookingEventType.RESPONSE_DUE,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['renter', 'deadline', 'timeZone'],
    icon: NotificationIcon.WAITING,
    link: toBooking,
    mail: { hasSums: true },
  },
  // Confirmations of a cancellation and of sums are legally required.
  BOOKING_CANCELLED_RENTER: {
    description: 'To the renter: the renter or the staff cancelled the booking.',
    on: BookingEventType.CANCELLED,
    to: 'renter',
    when: ({ by }) => by !== 'host',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['amountCents', 'isCharged', 'by'],
    icon: NotificationIcon.REFUSED,
    link: toBooking,
  },
  BOOKING_CANCELLED_HOST: {
    description: 'To the host: the renter or the staff cancelled the booking.',
    on: BookingEventType.CANCELLED,
    to: 'host',
    when: ({ by }) => by !== 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['renter', 'space', 'amountCents', 'by'],
    icon: NotificationIcon.REFUSED,
    link: toBooking,
  },
  BOOKING_HOST_CANCELLED_RENTER: {
    description: 'To the renter: the host cancelled the booking.',
    on: BookingEventType.CANCELLED,
    to: 'renter',
    when: ({ by }) => by === 'host',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['amountCents'],
    icon: NotificationIcon.REFUSED,
    link: toBooking,
    mail: { hasAlternatives: true },
  },
  BOOKING_HOST_CANCELLED_HOST: {
    description: 'To the host: confirmation of their own cancellation.',
    on: BookingEventType.CANCELLED,
    to: 'host',
    when: ({ by }) => by === 'host',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'amountCents'],
    icon: NotificationIcon.REFUSED,
    link: toBooking,
  },
  BOOKING_ACTIVE_RENTER: {
    description: 'To the renter: the rental has started.',
    on: BookingEventType.STAY_STARTED,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: [],
    icon: NotificationIcon.DOOR,
    link: toBooking,
    mail: { hasSums: true },
  },
  BOOKING_ACTIVE_HOST: {
    description: 'To the host: the rental has started.',
    on: BookingEventType.STAY_STARTED,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['renter', 'space'],
    icon: NotificationIcon.DOOR,
    link: toBooking,
    mail: { hasSums: true },
  },
  BOOKING_ENDS_TODAY_RENTER: {
    description: 'To the renter: the rental ends today.',
    on: BookingEventType.ENDS_TODAY,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space'],
    icon: NotificationIcon.LAST_DAY,
    link: toBooking,
    mail: { hasSums: true },
  },
  BOOKING_ENDS_TODAY_HOST: {
    description: 'To the host: the rental ends today.',
    on: BookingEventType.ENDS_TODAY,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space', 'within'],
    icon: NotificationIcon.LAST_DAY,
    link: toBooking,
    mail: { hasSums: true },
  },
  BOOKING_COMPLETED_RENTER: {
    description: 'To the renter: the rental has ended and can be reviewed.',
    on: BookingEventType.COMPLETED,
    to: 'renter',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['within'],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
    mail: { link: toReview },
  },
  BOOKING_COMPLETED_HOST: {
    description: 'To the host: the rental has ended and can be reviewed.',
    on: BookingEventType.COMPLETED,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['within'],
    icon: NotificationIcon.ACCEPTED,
    link: toBooking,
    mail: { link: toReview },
  },
  REVIEW_INVITED: {
    description: 'To both sides: after 30 days the rental can be reviewed.',
    on: ReviewEventType.INVITED,
    to: sideOf,
    group: NotificationGroup.REVIEWS,
    channels: BELL_AND_MAIL,
    params: ['space', 'within', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
  },
  REVIEW_REMINDER: {
    description: 'To the side that has not written a review yet.',
    on: ReviewEventType.REMINDED,
    to: sideOf,
    group: NotificationGroup.REVIEWS,
    channels: BELL_AND_MAIL,
    params: ['space', 'within', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
  },
  REVIEW_RECEIVED: {
    description: 'To the subject of a review: it is published.',
    on: ReviewEventType.PUBLISHED,
    to: (payload) => (sideOf(payload) === 'host' ? 'renter' : 'host'),
    group: NotificationGroup.REVIEWS,
    channels: BELL_AND_MAIL,
    params: ['space', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
  },
  // When both reviews are published together, each side is only notified of the one it received.
  REVIEW_PUBLISHED: {
    description: 'To the author of a review: it is published without a review of the other side.',
    on: ReviewEventType.PUBLISHED,
    to: sideOf,
    when: ({ isAlone }) => isAlone === true,
    group: NotificationGroup.REVIEWS,
    channels: BELL,
    params: ['space', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
  },
  // Users must be given the reasons for decisions of the staff; the same holds for paused spaces and messages.
  REVIEW_HIDDEN: {
    description: 'To the author of a review: the staff hid it, with the reason.',
    on: ReviewEventType.HIDDEN,
    to: sideOf,
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'statement', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
  },
  SPACE_PUBLISHED: {
    description: 'To the host: the space is published.',
    on: 'space.published',
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space'],
    icon: NotificationIcon.SPACE,
    link: null,
    mail: { link: toSpace },
  },
  // Not when the host paused it.
  SPACE_PAUSED: {
    description: 'To the host: the space was taken out of the search.',
    on: 'space.paused',
    to: 'host',
    when: ({ by }) => by !== 'host',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space'],
    icon: NotificationIcon.PAUSE,
    link: null,
    mail: { link: toSpace },
  },
  SPACE_CHANGES_REQUESTED: {
    description: 'To the host: the staff ask for changes before the space is published, with the reason.',
    on: 'space.changes_requested',
    to: 'host',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'statement'],
    icon: NotificationIcon.SPACE,
    link: toHostSpaces,
  },
  VERIFICATION_APPROVED: {
    description: 'To the user: their identity or space is verified.',
    on: VerificationEventType.APPROVED,
    to: 'user',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['subject', 'space'],
    icon: NotificationIcon.VERIFIED,
    link: toPage('/verify-identity'),
  },
  VERIFICATION_REJECTED: {
    description: 'To the user: the verification was rejected, with the reason.',
    on: VerificationEventType.REJECTED,
    to: 'user',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['subject', 'space', 'reason'],
    icon: NotificationIcon.NOT_VERIFIED,
    link: toPage('/verify-identity'),
  },
  VERIFICATION_EXPIRED: {
    description: 'To the user: the verification has expired.',
    on: VerificationEventType.EXPIRED,
    to: 'user',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['subject', 'space'],
    icon: NotificationIcon.EXPIRED,
    link: toPage('/verify-identity'),
  },
  FAVORITE_PRICE_DROPPED: {
    description: 'To a user with the space among their favorites: its price dropped.',
    on: FavoriteEventType.PRICE_DROPPED,
    to: 'user',
    group: NotificationGroup.ALERTS,
    channels: BELL_AND_MAIL,
    params: ['space', 'address'],
    icon: NotificationIcon.LOWER_PRICE,
    link: toPage('/favorites'),
    mail: { link: toSpace },
  },
  SAVED_SEARCH_MATCHED: {
    description: 'To the owner of a saved search: it has new matches.',
    on: SavedSearchEventType.MATCHED,
    to: 'user',
    group: NotificationGroup.ALERTS,
    channels: BELL_AND_MAIL,
    params: ['search', 'address', 'count', 'space'],
    icon: NotificationIcon.SEARCH_MATCH,
    link: toPage('/search'),
    mail: { template: 'notifications.saved-search' },
  },
  MESSAGE_RECEIVED: {
    description: 'To the recipient of a message: the newest unread one of a conversation; the next message renews it.',
    to: 'user',
    group: NotificationGroup.MESSAGES,
    channels: BELL_AND_MAIL,
    params: ['name', 'text', 'count', 'isAgreed', 'address'],
    icon: NotificationIcon.MESSAGE,
    link: toPage('/messages'),
    mail: { template: 'notifications.messages' },
  },
  MESSAGES_PAUSED: {
    description: 'To a user who repeatedly sent contact data: until when they cannot write messages, and why.',
    on: MessagePauseEventName.STARTED,
    to: 'user',
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['deadline', 'timeZone'],
    icon: NotificationIcon.MESSAGE_WARNING,
    link: toPage('/messages'),
    mail: { link: toPage('/contact') },
  },
} satisfies Record<string, NotificationEntry>;

/** Name of a type, as the API and the catalogues show it. */
export type NotificationTypeName = keyof typeof REGISTRY;
export type NotificationType = Lowercase<NotificationTypeName>;

const NAMES = Object.keys(REGISTRY) as NotificationTypeName[];

/** The types by name. Values are stored in the database. */
export const NotificationType = Object.fromEntries(NAMES.map((name) => [name, name.toLowerCase()])) as {
  readonly [Name in NotificationTypeName]: Lowercase<Name>;
};

/** The entries by type, in the order in which an event's notifications are created. */
export const notificationEntries: ReadonlyMap<NotificationType, NotificationEntry> = new Map(
  NAMES.map((name): [NotificationType, NotificationEntry] => [NotificationType[name], REGISTRY[name]]),
);

/** Name of a type; undefined for one that a newer version stored. */
export function typeNameOf(type: NotificationType): NotificationTypeName | undefined {
  return NAMES.find((name) => NotificationType[name] === type);
}

/** The types of a group. */
export function typesOfGroup(group: NotificationGroup): NotificationType[] {
  return [...notificationEntries].filter(([, entry]) => entry.group === group).map(([type]) => type);
}

registerEnumType(NotificationType, {
  name: 'NotificationType',
  description: 'Type of a notification.',
  valuesConfig: REGISTRY,
});
