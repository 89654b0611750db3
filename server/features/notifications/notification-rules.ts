import type { DomainEvent } from '../../core/events.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { FavoriteEventType } from '../favorites/favorite.events.js';
import { ReviewEventType } from '../reviews/review.events.js';
import { MessagePauseEventName } from '../messages/limits/message-pause.events.js';
import { SavedSearchEventType } from '../saved-searches/saved-search.events.js';
import { VerificationEventType } from '../verification/verification.events.js';
import { NotificationType } from './notification-types.js';

/** Which side of an event gets which notification. */
export interface NotificationRule {
  readonly to: 'renter' | 'host' | 'user';
  readonly type: NotificationType;
  /** Also sent by e-mail. */
  readonly hasMail: boolean;
}

const bell = (to: NotificationRule['to'], type: NotificationType): NotificationRule => ({ to, type, hasMail: false });
const bellAndMail = (to: NotificationRule['to'], type: NotificationType): NotificationRule => ({
  to,
  type,
  hasMail: true,
});

/** The side that wrote or may write the review. */
const sideOf = (payload: DomainEvent['payload']): 'renter' | 'host' => (payload['side'] === 'host' ? 'host' : 'renter');
const otherSide = (side: 'renter' | 'host'): 'renter' | 'host' => (side === 'host' ? 'renter' : 'host');

const T = NotificationType;

type Rule = readonly NotificationRule[] | ((payload: DomainEvent['payload']) => readonly NotificationRule[]);

/** Notifications by event type. */
const RULES: Readonly<Record<string, Rule>> = {
  [BookingEventType.REQUESTED]: [
    bellAndMail('host', T.BOOKING_REQUESTED),
    bellAndMail('renter', T.BOOKING_REQUEST_SENT),
  ],
  [BookingEventType.CONFIRMED]: [
    bellAndMail('renter', T.BOOKING_CONFIRMED_RENTER),
    bellAndMail('host', T.BOOKING_CONFIRMED_HOST),
  ],
  [BookingEventType.DECLINED]: [bellAndMail('renter', T.BOOKING_DECLINED)],
  [BookingEventType.EXPIRED]: [
    bellAndMail('renter', T.BOOKING_EXPIRED_RENTER),
    bellAndMail('host', T.BOOKING_EXPIRED_HOST),
  ],
  [BookingEventType.WITHDRAWN]: [bell('host', T.BOOKING_WITHDRAWN)],
  [BookingEventType.CANCELLED]: (payload) =>
    payload['by'] === 'host'
      ? [bellAndMail('renter', T.BOOKING_HOST_CANCELLED_RENTER), bellAndMail('host', T.BOOKING_HOST_CANCELLED_HOST)]
      : [bellAndMail('renter', T.BOOKING_CANCELLED_RENTER), bellAndMail('host', T.BOOKING_CANCELLED_HOST)],
  [BookingEventType.STAY_STARTED]: [
    bellAndMail('renter', T.BOOKING_ACTIVE_RENTER),
    bellAndMail('host', T.BOOKING_ACTIVE_HOST),
  ],
  [BookingEventType.ENDS_TODAY]: [
    bellAndMail('renter', T.BOOKING_ENDS_TODAY_RENTER),
    bellAndMail('host', T.BOOKING_ENDS_TODAY_HOST),
  ],
  [BookingEventType.COMPLETED]: [
    bellAndMail('renter', T.BOOKING_COMPLETED_RENTER),
    bellAndMail('host', T.BOOKING_COMPLETED_HOST),
  ],
  [BookingEventType.RESPONSE_DUE]: [bellAndMail('host', T.BOOKING_RESPONSE_REMINDER)],
  [BookingEventType.PAYMENT_FAILED]: (payload) => [
    // No notification for an abandoned checkout.
    ...(payload['isChargeTried'] === true ? [bellAndMail('renter', T.PAYMENT_FAILED)] : []),
    ...(payload['isAfterAnswer'] === true ? [bellAndMail('host', T.BOOKING_NOT_COMPLETED)] : []),
  ],
  [ReviewEventType.INVITED]: (payload) => [bellAndMail(sideOf(payload), T.REVIEW_INVITED)],
  [ReviewEventType.REMINDED]: (payload) => [bellAndMail(sideOf(payload), T.REVIEW_REMINDER)],
  [ReviewEventType.PUBLISHED]: (payload) => [
    bellAndMail(otherSide(sideOf(payload)), T.REVIEW_RECEIVED),
    // When both reviews are published together, each side is only notified of the one it received.
    ...(payload['isAlone'] === true ? [bell(sideOf(payload), T.REVIEW_PUBLISHED)] : []),
  ],
  [ReviewEventType.HIDDEN]: (payload) => [bellAndMail(sideOf(payload), T.REVIEW_HIDDEN)],
  'space.published': [bellAndMail('host', T.SPACE_PUBLISHED)],
  // No notification when the host paused the space.
  'space.paused': (payload) => (payload['by'] === 'host' ? [] : [bellAndMail('host', T.SPACE_PAUSED)]),
  [FavoriteEventType.PRICE_DROPPED]: [bellAndMail('user', T.FAVORITE_PRICE_DROPPED)],
  [SavedSearchEventType.MATCHED]: [bellAndMail('user', T.SAVED_SEARCH_MATCHED)],
  [MessagePauseEventName.STARTED]: [bellAndMail('user', T.MESSAGES_PAUSED)],
  [VerificationEventType.APPROVED]: [bellAndMail('user', T.VERIFICATION_APPROVED)],
  [VerificationEventType.REJECTED]: [bellAndMail('user', T.VERIFICATION_REJECTED)],
  [VerificationEventType.EXPIRED]: [bellAndMail('user', T.VERIFICATION_EXPIRED)],
};

/** The event types that have notifications. */
export const notifiedEvents: readonly string[] = Object.keys(RULES);

/** The notifications of an event. */
export function notificationsFor(event: Pick<DomainEvent, 'type' | 'payload'>): readonly NotificationRule[] {
  const rule = RULES[event.type];
  if (!rule) return [];
  return typeof rule === 'function' ? rule(event.payload) : rule;
}

/** Makes a notification unique per event, user and type, as events may be delivered more than once. */
export function dedupeKey(eventId: string, userId: string, type: NotificationType): string {
  return `${eventId}:${userId}:${type}`;
}
