import { NotificationType } from '../notification-types.js';
import { NotificationChannel, NotificationGroup, type NotificationPreference } from './preference-types.js';

/** What is stored of somebody's choices: only what she has chosen. News by e-mail are not among it: the log of consents tells. */
export type StoredPreferences = Readonly<Partial<Record<NotificationGroup, Readonly<Partial<Record<NotificationChannel, boolean>>>>>>;

/** What her choices are read from. */
export interface PreferenceFacts {
  readonly stored: StoredPreferences;
  readonly hasMarketingConsent: boolean;
}

type Choice = Pick<NotificationPreference, 'group' | 'channel' | 'isOn'>;

const G = NotificationGroup;
const T = NotificationType;

const GROUPS: Readonly<Record<NotificationType, NotificationGroup>> = {
  [T.BOOKING_REQUESTED]: G.BOOKINGS,
  [T.BOOKING_REQUEST_SENT]: G.BOOKINGS,
  [T.BOOKING_CONFIRMED_HOST]: G.BOOKINGS,
  [T.BOOKING_CONFIRMED_RENTER]: G.BOOKINGS,
  [T.BOOKING_DECLINED]: G.BOOKINGS,
  [T.BOOKING_EXPIRED_RENTER]: G.BOOKINGS,
  [T.BOOKING_EXPIRED_HOST]: G.BOOKINGS,
  [T.BOOKING_WITHDRAWN]: G.BOOKINGS,
  [T.BOOKING_NOT_COMPLETED]: G.BOOKINGS,
  [T.BOOKING_RESPONSE_REMINDER]: G.BOOKINGS,
  // Whoever cancels gets it confirmed, and whose money it touches is owed the sums.
  [T.BOOKING_CANCELLED_RENTER]: G.ESSENTIAL,
  [T.BOOKING_HOST_CANCELLED_RENTER]: G.ESSENTIAL,
  [T.BOOKING_HOST_CANCELLED_HOST]: G.ESSENTIAL,
  [T.BOOKING_CANCELLED_HOST]: G.BOOKINGS,
  [T.BOOKING_ACTIVE_RENTER]: G.BOOKINGS,
  [T.BOOKING_ACTIVE_HOST]: G.BOOKINGS,
  [T.BOOKING_ENDS_TODAY_RENTER]: G.BOOKINGS,
  [T.BOOKING_ENDS_TODAY_HOST]: G.BOOKINGS,
  [T.BOOKING_COMPLETED_RENTER]: G.BOOKINGS,
  [T.BOOKING_COMPLETED_HOST]: G.BOOKINGS,
  [T.REVIEW_INVITED]: G.REVIEWS,
  [T.REVIEW_REMINDER]: G.REVIEWS,
  [T.REVIEW_RECEIVED]: G.REVIEWS,
  [T.REVIEW_PUBLISHED]: G.REVIEWS,
  [T.SPACE_PUBLISHED]: G.BOOKINGS,
  [T.FAVORITE_PRICE_DROPPED]: G.ALERTS,
  [T.SAVED_SEARCH_MATCHED]: G.ALERTS,
  [T.MESSAGE_RECEIVED]: G.MESSAGES,
  [T.PAYMENT_FAILED]: G.ESSENTIAL,
  // Whoever's space, words or identity the staff decides about is owed the reasons.
  [T.REVIEW_HIDDEN]: G.ESSENTIAL,
  [T.SPACE_PAUSED]: G.ESSENTIAL,
  [T.MESSAGES_PAUSED]: G.ESSENTIAL,
  [T.VERIFICATION_APPROVED]: G.ESSENTIAL,
  [T.VERIFICATION_REJECTED]: G.ESSENTIAL,
  [T.VERIFICATION_EXPIRED]: G.ESSENTIAL,
};

/** The group a notification belongs to. */
export function groupOf(type: NotificationType): NotificationGroup {
  return GROUPS[type];
}

/** Whether somebody gets a kind of notification by a channel. */
export function isHeard(facts: PreferenceFacts, type: NotificationType, channel: NotificationChannel): boolean {
  return isOn(facts, groupOf(type), channel);
}

/** All choices in the order they are shown. */
export function preferencesOf(facts: PreferenceFacts): NotificationPreference[] {
  return Object.values(NotificationGroup).flatMap((group) =>
    Object.values(NotificationChannel).map((channel) => ({ group, channel, isOn: isOn(facts, group, channel), isLocked: isLocked(group, channel) })),
  );
}

/** What is to be stored after new choices; locked ones, and news by e-mail, are passed over. */
export function withChoices(stored: StoredPreferences, choices: readonly Choice[]): StoredPreferences {
  return choices
    .filter(({ group, channel }) => !isLocked(group, channel) && !isConsent(group, channel))
    .reduce<StoredPreferences>((kept, { group, channel, isOn: wanted }) => ({ ...kept, [group]: { ...kept[group], [channel]: wanted } }), stored);
}

/** What new choices say of news by e-mail; null when nothing. */
export function consentChoice(choices: readonly Choice[]): boolean | null {
  return choices.findLast(({ group, channel }) => isConsent(group, channel))?.isOn ?? null;
}

function isOn({ stored, hasMarketingConsent }: PreferenceFacts, group: NotificationGroup, channel: NotificationChannel): boolean {
  if (isLocked(group, channel)) return true;
  if (isConsent(group, channel)) return hasMarketingConsent;
  return stored[group]?.[channel] ?? group !== G.NEWS;
}

function isLocked(group: NotificationGroup, channel: NotificationChannel): boolean {
  return group === G.ESSENTIAL && channel === NotificationChannel.EMAIL;
}

function isConsent(group: NotificationGroup, channel: NotificationChannel): boolean {
  return group === G.NEWS && channel === NotificationChannel.EMAIL;
}
