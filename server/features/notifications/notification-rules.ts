import type { DomainEvent } from '../../core/events.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { FavoriteEventType } from '../favorites/favorite.events.js';
import { ReviewEventType } from '../reviews/review.events.js';
import { MessagePauseEventName } from '../messages/limits/message-pause.events.js';
import { SavedSearchEventType } from '../saved-searches/saved-search.events.js';
import { VerificationEventType } from '../verification/verification.events.js';
import { NotificationType } from './notification-types.js';

/** One person who hears of an event, and how. */
export interface Hearing {
  readonly to: 'renter' | 'host' | 'user';
  readonly type: NotificationType;
  /** An e-mail beside the bell. */
  readonly hasMail: boolean;
}

const bell = (to: Hearing['to'], type: NotificationType): Hearing => ({ to, type, hasMail: false });
const bellAndMail = (to: Hearing['to'], type: NotificationType): Hearing => ({ to, type, hasMail: true });

/** Whose move it is, or was, in an event about a review. */
const sideOf = (payload: DomainEvent['payload']): 'renter' | 'host' => (payload['side'] === 'host' ? 'host' : 'renter');
const otherSide = (side: 'renter' | 'host'): 'renter' | 'host' => (side === 'host' ? 'renter' : 'host');

const T = NotificationType;

type Rule = readonly Hearing[] | ((payload: DomainEvent['payload']) => readonly Hearing[]);

/** Every event that somebody hears of. */
const RULES: Readonly<Record<string, Rule>> = {
  [BookingEventType.REQUESTED]: [bellAndMail('host', T.BOOKING_REQUESTED), bellAndMail('renter', T.BOOKING_REQUEST_SENT)],
  [BookingEventType.CONFIRMED]: [bellAndMail('renter', T.BOOKING_CONFIRMED_RENTER), bellAndMail('host', T.BOOKING_CONFIRMED_HOST)],
  [BookingEventType.DECLINED]: [bellAndMail('renter', T.BOOKING_DECLINED)],
  [BookingEventType.EXPIRED]: [bellAndMail('renter', T.BOOKING_EXPIRED_RENTER), bellAndMail('host', T.BOOKING_EXPIRED_HOST)],
  [BookingEventType.WITHDRAWN]: [bell('host', T.BOOKING_WITHDRAWN)],
  [BookingEventType.CANCELLED]: (payload) =>
    payload['by'] === 'host'
      ? [bellAndMail('renter', T.BOOKING_HOST_CANCELLED_RENTER), bellAndMail('host', T.BOOKING_HOST_CANCELLED_HOST)]
      : [bellAndMail('renter', T.BOOKING_CANCELLED_RENTER), bellAndMail('host', T.BOOKING_CANCELLED_HOST)],
  [BookingEventType.STAY_STARTED]: [bellAndMail('renter', T.BOOKING_ACTIVE_RENTER), bellAndMail('host', T.BOOKING_ACTIVE_HOST)],
  [BookingEventType.ENDS_TODAY]: [bellAndMail('renter', T.BOOKING_ENDS_TODAY_RENTER), bellAndMail('host', T.BOOKING_ENDS_TODAY_HOST)],
  [BookingEventType.COMPLETED]: [bellAndMail('renter', T.BOOKING_COMPLETED_RENTER), bellAndMail('host', T.BOOKING_COMPLETED_HOST)],
  [BookingEventType.RESPONSE_DUE]: [bellAndMail('host', T.BOOKING_RESPONSE_REMINDER)],
  [BookingEventType.PAYMENT_FAILED]: (payload) => [
    // Nobody needs to hear of a checkout that was merely left.
    ...(payload['isChargeTried'] === true ? [bellAndMail('renter', T.PAYMENT_FAILED)] : []),
    ...(payload['isAfterAnswer'] === true ? [bellAndMail('host', T.BOOKING_NOT_COMPLETED)] : []),
  ],
  [ReviewEventType.INVITED]: (payload) => [bellAndMail(sideOf(payload), T.REVIEW_INVITED)],
  [ReviewEventType.REMINDED]: (payload) => [bellAndMail(sideOf(payload), T.REVIEW_REMINDER)],
  [ReviewEventType.PUBLISHED]: (payload) => [
    bellAndMail(otherSide(sideOf(payload)), T.REVIEW_RECEIVED),
    // With the other side's there, her notice of that one says enough.
    ...(payload['isAlone'] === true ? [bell(sideOf(payload), T.REVIEW_PUBLISHED)] : []),
  ],
  [ReviewEventType.HIDDEN]: (payload) => [bellAndMail(sideOf(payload), T.REVIEW_HIDDEN)],
  'space.published': [bellAndMail('host', T.SPACE_PUBLISHED)],
  // A host who pauses her own space knows it.
  'space.paused': (payload) => (payload['by'] === 'host' ? [] : [bellAndMail('host', T.SPACE_PAUSED)]),
  [FavoriteEventType.PRICE_DROPPED]: [bellAndMail('user', T.FAVORITE_PRICE_DROPPED)],
  [SavedSearchEventType.MATCHED]: [bellAndMail('user', T.SAVED_SEARCH_MATCHED)],
  [MessagePauseEventName.STARTED]: [bellAndMail('user', T.MESSAGES_PAUSED)],
  [VerificationEventType.APPROVED]: [bellAndMail('user', T.VERIFICATION_APPROVED)],
  [VerificationEventType.REJECTED]: [bellAndMail('user', T.VERIFICATION_REJECTED)],
  [VerificationEventType.EXPIRED]: [bellAndMail('user', T.VERIFICATION_EXPIRED)],
};

/** The events that somebody may hear of. */
export const heardEvents: readonly string[] = Object.keys(RULES);

/** Who hears of an event. */
export function hearingsOf(event: Pick<DomainEvent, 'type' | 'payload'>): readonly Hearing[] {
  const rule = RULES[event.type];
  if (!rule) return [];
  return typeof rule === 'function' ? rule(event.payload) : rule;
}

/** One event tells one person one thing once, however often it is delivered. */
export function dedupeKey(eventId: string, userId: string, type: NotificationType): string {
  return `${eventId}:${userId}:${type}`;
}
